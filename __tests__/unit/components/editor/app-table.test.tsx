import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTable } from '@/components/editor/app-table';
import { EditorContextProvider } from '@/components/editor/context';
import { createDocument } from '@/lib/editor/document';
import { buildApp } from '../../../fixtures/apps';
import { catalogueFile } from '../../../fixtures/catalogue-file';
import '../../../fixtures/search-element';

test('a new app was added on the day of the editor’s calendar', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z'), advanceTimers: true });
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  const apps = [{ ...buildApp({ added: '2026-01-12' }) }];
  const store = createDocument({ ...catalogueFile(apps), isRepaired: false }, apps);
  const host = { name: 'test', save: null, preparePicture: null, readImage: null };
  render(
    <EditorContextProvider
      value={{
        host,
        store,
        renderApp: () => null,
        diagnostics: new Map(),
        open: () => {},
        say: () => {},
      }}
    >
      <AppTable
        view={{ search: '', order: 'file', isFiltered: false }}
        onView={() => {}}
        last={null}
        revealed={null}
      />
    </EditorContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add an app' }));
  jest.useRealTimers();
  expect(store.getState().rows.at(-1)!.value.added).toBe('2026-11-21');
});
