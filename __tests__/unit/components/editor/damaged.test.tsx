import { cleanup, render } from '@testing-library/react';
import { AppForm } from '@/components/editor/app-form';
import { AppTable } from '@/components/editor/app-table';
import { MergeView } from '@/components/editor/merge-view';
import { openCatalogue } from '@/lib/editor/open';
import { catalogueFile } from '../../../fixtures/catalogue-file';
import { damagedText, ONCE_FATAL } from '../../../fixtures/damaged';
import { InEditor } from '../../../fixtures/editor';
import { fc, fewRuns } from '../../../fixtures/properties';
import '../../../fixtures/search-element';

jest.mock('idb-keyval', () => ({}));

test('the table, the form and the questions show what a damaged file has', () => {
  // jsdom has no layout: the table has the rows of a tall window.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 72 });
  fc.assert(
    fc.property(
      damagedText(),
      fc.constantFrom('title', 'companyName'),
      fc.constantFrom('', 'quill'),
      (text, order, search) => {
        const opened = openCatalogue(catalogueFile(text));
        if (opened.kind === 'question')
          render(<MergeView question={opened.question} onDone={() => {}} onCancel={() => {}} />);
        if (opened.kind === 'ready') {
          const { store } = opened;
          const { rows } = store.getState();
          const { container } = render(
            <InEditor store={store}>
              <AppTable
                view={{ search, order, isFiltered: false }}
                onView={() => {}}
                last={null}
                revealed={null}
              />
              {rows.map(({ key }) => (
                <AppForm key={key} appKey={key} />
              ))}
            </InEditor>,
          );
          expect(container.querySelectorAll('legend').length).toBeGreaterThanOrEqual(rows.length);
        }
        cleanup();
      },
    ),
    {
      ...fewRuns(20),
      examples: ONCE_FATAL.flatMap((text): [string, 'title', '' | 'quill'][] => [
        [text, 'title', ''],
        [text, 'title', 'quill'],
      ]),
    },
  );
});
