import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import EditPage from '@/app/edit/page.edit';
import type { Editor } from '@/components/editor/editor';
import { buildApp } from '../../fixtures/apps';
import { openDocument } from '../../fixtures/editor';

jest.mock('@/texts/language', () => ({ language: 'ar', direction: 'rtl' }));
jest.mock('@/components/editor/editor', () => ({
  Editor: ({ renderApp }: Parameters<typeof Editor>[0]) => (
    <section aria-label="Live view">{renderApp(buildApp(), openDocument([]).getState())}</section>
  ),
}));

test('the editor is English and from left to right, but not what visitors will see', () => {
  document.body.innerHTML = renderToStaticMarkup(<EditPage />);
  const view = screen.getByRole('region', { name: 'Live view' });
  expect(view.parentElement).toHaveAttribute('lang', 'en');
  expect(view.parentElement).toHaveAttribute('dir', 'ltr');
  expect(view.firstChild).toHaveAttribute('lang', 'ar');
  expect(view.firstChild).toHaveAttribute('dir', 'rtl');
});
