import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import EditPage from '@/app/edit/page.edit';
import type { Editor } from '@/components/editor/editor';
import { site } from '@/lib/site';
import { buildApp } from '../../fixtures/apps';
import { openDocument } from '../../fixtures/editor';

jest.mock('@/texts/language', () => ({ language: 'ar', direction: 'rtl' }));
jest.mock('@/components/editor/editor', () => ({
  Editor: ({ renderApp }: Parameters<typeof Editor>[0]) => {
    const app = buildApp({ status: { deprecated: 'It is old.', replacedBy: 2 } });
    const store = openDocument([{ ...buildApp({ id: 2 }), title: { en: 'Quill', ar: 'ريشة' } }]);
    return <section aria-label="Live view">{renderApp(app, store.getState())}</section>;
  },
}));

beforeEach(async () => {
  jest.replaceProperty(site, 'languages', ['en', 'ar'] as never);
  document.body.innerHTML = renderToStaticMarkup(await EditPage());
});

test('the editor is English and from left to right, but not what visitors will see', () => {
  const view = screen.getByRole('region', { name: 'Live view' });
  expect(view.parentElement).toHaveAttribute('lang', 'en');
  expect(view.parentElement).toHaveAttribute('dir', 'ltr');
  expect(view.firstChild).toHaveAttribute('lang', 'ar');
  expect(view.firstChild).toHaveAttribute('dir', 'rtl');
});

test('the apps that an app names have the language of the page', () => {
  expect(screen.getByRole('link', { name: 'ريشة' })).toBeVisible();
});
