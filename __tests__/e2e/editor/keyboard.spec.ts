import type { Locator } from '@playwright/test';
import { printCatalogue } from '@/lib/catalogue/print';
import type { App } from '@/lib/catalogue/schema';
import { expect, LONG } from '../support';
import { apps, dialog, manyApps, openEditor, rows, status, test } from './project';

test.describe('by keyboard', () => {
  // A picture is looked for while its path is typed.
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  /** Moves the focus to an element by the Tab key, which is held down, as one that repeats. */
  async function moveTo(target: Locator, direction: 'forward' | 'backward' = 'forward'): Promise<void> {
    const { keyboard } = target.page();
    if (direction === 'backward') await keyboard.down('Shift');
    // A press can add elements, so the first number is not exact.
    for (let rounds = 0; rounds < 5; rounds += 1) {
      const presses = await pressesTo(target, direction);
      if (presses === 0) break;
      // To wait for each would take longer than the presses.
      await Promise.all(Array.from({ length: presses }, () => keyboard.down('Tab')));
      await keyboard.up('Tab');
    }
    if (direction === 'backward') await keyboard.up('Shift');
    await expect(target).toBeFocused();
  }

  /** The number of controls from the one that has the focus to another one, which is 0 if it is not in this direction. */
  function pressesTo(target: Locator, direction: 'forward' | 'backward'): Promise<number> {
    return target.evaluate((element, isForward) => {
      const { activeElement: start } = document;
      const scope = element.closest('dialog') ?? document;
      const isAfter = (a: Node, b: Node) =>
        Boolean(b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_FOLLOWING);
      const [first, last] = isForward ? [start ?? document.body, element] : [element, start ?? document.body];
      return [...scope.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')].filter(
        (control) =>
          control.tabIndex >= 0 &&
          !control.matches(':disabled') &&
          control.checkVisibility() &&
          (control === element || (isAfter(control, first) && isAfter(last, control))) &&
          control !== start,
      ).length;
    }, direction === 'forward');
  }

  test('apps are found, changed, added, removed and saved', async ({ page, project }) => {
    await openEditor(page, project);
    const { keyboard } = page;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const enter = async (target: Locator, text: string) => {
      await moveTo(target);
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    };

    await test.step('Control+Z undoes the typing only in the search box and in a typed position', async () => {
      const position = page.getByRole('textbox', { name: 'Position of App 3' });
      await moveTo(position);
      await keyboard.press('ArrowUp');
      await moveTo(page.getByRole('searchbox'), 'backward');
      await keyboard.press('x');
      await keyboard.press('ControlOrMeta+z');
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await enter(position, '9');
      await keyboard.press('ControlOrMeta+z');
      await expect(position).toHaveValue('2');
      await keyboard.press('Escape');
      await keyboard.press('ControlOrMeta+z');
      await expect(position).toHaveValue('3');
    });

    await moveTo(page.getByRole('searchbox'), 'backward');
    await enter(page.getByRole('searchbox'), 'app 3');
    await expect(rows(page)).toHaveText(['App 3']);
    await moveTo(button('App 3'));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'App 3', level: 1 })).toBeFocused();
    await enter(page.getByRole('textbox', { name: 'Title' }), 'Nuthatch');
    await moveTo(button('All apps'), 'backward');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '12 apps' })).toBeFocused();
    await moveTo(page.getByRole('searchbox'));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(12);

    await moveTo(button('Add an app'), 'backward');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'App 13', level: 1 })).toBeFocused();
    await enter(page.getByRole('textbox', { name: 'Icon' }), '/pictures/wagtail.svg');
    await enter(page.getByRole('textbox', { name: 'Title' }), 'Wryneck');
    await enter(page.getByRole('combobox', { name: 'Developer' }), 'Fjordline');
    await enter(page.getByRole('textbox', { name: 'Description' }), 'Sorts parcels.');
    await moveTo(button('All apps'), 'backward');
    await keyboard.press('Enter');
    await expect(button('Wryneck')).toBeFocused();

    await moveTo(button('App 5'));
    await keyboard.press('Enter');
    await moveTo(button('Remove …'));
    await keyboard.press('Enter');
    await moveTo(dialog(page).getByRole('button', { name: 'Remove' }));
    await keyboard.press('Enter');
    await expect(button('App 6')).toBeFocused();
    await moveTo(button('Save …'));
    await keyboard.press('Enter');
    await moveTo(dialog(page).getByRole('button', { name: 'Save', exact: true }));
    await keyboard.press('Enter');
    await expect(status(page)).toHaveText('Saved.');
    const added = {
      ...(JSON.parse(project.read()) as App[]).find(({ id }) => id === 13),
      title: 'Wryneck',
      image: '/pictures/wagtail.svg',
      companyName: 'Fjordline',
      description: 'Sorts parcels.',
    };
    const [first, second, third, fourth, , ...others] = apps;
    const expected = [first, second, { ...third, title: 'Nuthatch' }, fourth, ...others, added];
    expect(project.read()).toBe(printCatalogue(expected));
  });

  test('the row that is moved stays in view and has the focus, also far away', { tag: LONG }, async ({
    page,
    project,
  }) => {
    project.write(manyApps());
    // All moves are one step, however slow the machine is.
    await page.clock.setFixedTime(new Date());
    await openEditor(page, project);
    const position = page.getByRole('textbox', { name: 'Position of App 3', exact: true });
    await position.fill('5000');
    await position.press('Enter');
    await expect(position).toHaveValue('5000');
    await expect(position).toBeFocused();
    await expect(position).toBeInViewport({ ratio: 1 });
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
    await expect(position).toHaveValue('5012');
    await expect(position).toBeFocused();
    await expect(position).toBeInViewport({ ratio: 1 });
    const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
    const bar = page.getByRole('region', { name: 'Changes' });
    await expect.poll(async () => (await top(position)) - (await top(bar))).toBeLessThan(0);
    for (const [undone, value] of [
      ['ControlOrMeta+z', '3'],
      ['Control+y', '5012'],
    ] as const) {
      await page.keyboard.press(undone);
      await expect(position).toHaveValue(value);
      await expect(position).toBeInViewport({ ratio: 1 });
    }
  });
});
