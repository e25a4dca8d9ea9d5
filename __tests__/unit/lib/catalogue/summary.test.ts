import { introductionOf, summaryBeside, summaryOf } from '@/lib/catalogue/summary';
import { fc, hostileText } from '../../../fixtures/properties';

/** The summary of an app that has only a description. */
const summarize = (description: string) => summaryOf({ description });

describe('the start of a description', () => {
  test.each([
    [
      'Sorts letters for people who have too many. And parcels.',
      'Sorts letters for people who have too many.',
    ],
    ['A mouth. It sings, if you let it. It has a band.', 'A mouth. It sings, if you let it.'],
    ['One line of the text.\n\nAnother one.', 'One line of the text.'],
    ['\n \n One. \r\n\t\r\nTwo.', 'One.'],
    ['Two \n lines', 'Two lines'],
    ['No full stop at the end', 'No full stop at the end'],
    ['Version 3.14 of the app that calculates. Better.', 'Version 3.14 of the app that calculates.'],
    ['“Has the cat been fed today, or not?” This asks.', '“Has the cat been fed today, or not?”'],
    [
      '地図を読むためのアプリです。山の上でも、海の底でも、宇宙の果てでも使えます。',
      '地図を読むためのアプリです。山の上でも、海の底でも、宇宙の果てでも使えます。',
    ],
    [
      '（写真をすばやく整理して、友だちや家族とすぐに共有できます。）無料です。',
      '（写真をすばやく整理して、友だちや家族とすぐに共有できます。）',
    ],
    [
      'Watches services (e.g. Web pages, mail) and calls. It rings.',
      'Watches services (e.g. Web pages, mail) and calls.',
    ],
    ['Weather of the U.S. National Parks. And more.', 'Weather of the U.S. National Parks.'],
    ['Our prices vs. Others, in a very long list. Ours win.', 'Our prices vs. Others, in a very long list.'],
    [
      'Asks Dr. Owl, Mrs. Wren and J. Robin for help. Free.',
      'Asks Dr. Owl, Mrs. Wren and J. Robin for help.',
    ],
    [
      'Sammelt Belege für das Finanzamt, z. B. Rechnungen. Gratis.',
      'Sammelt Belege für das Finanzamt, z. B. Rechnungen.',
    ],
    ['Erscheint für alle Geräte am 3. Oktober. Gratis.', 'Erscheint für alle Geräte am 3. Oktober.'],
    ['Läuft auf allen Geräten ab Version 3. Besser geht es nicht.', 'Läuft auf allen Geräten ab Version 3.'],
    ['Plays music in the U.S.', 'Plays music in the U.S.'],
    ['# Quill\n\n**Sorts** letters, and [parcels](https://a.example).', 'Sorts letters, and parcels.'],
    ['Quill\r\n=====\r\n\r\nSorts letters.', 'Sorts letters.'],
    ['# Quill', ''],
    ['', ''],
  ])('of %j is %j', (description, summary) => {
    expect(summarize(description)).toBe(summary);
  });

  test('has at most 120 characters of a long sentence, and whole words', () => {
    expect(summarize('word '.repeat(100))).toBe(`${'word '.repeat(24).trim()}…`);
    expect(summarize('語'.repeat(500))).toBe(`${'語'.repeat(120)}…`);
    expect(summarize('🐦'.repeat(500))).toBe(`${'🐦'.repeat(60)}…`);
    expect(summarize(`Karte ${'語'.repeat(500)}`)).toBe(`Karte ${'語'.repeat(114)}…`);
    expect(summarize('語'.repeat(120))).toBe('語'.repeat(120));
  });

  test('has the next sentence, too, after one of less than 30 characters', () => {
    expect(summarize(`${'a'.repeat(28)}. It sings.`)).toBe(`${'a'.repeat(28)}. It sings.`);
    expect(summarize(`${'a'.repeat(29)}. It sings.`)).toBe(`${'a'.repeat(29)}.`);
  });

  test.each(['e.g.', 'vs.', '(i.e.', 'U.S.'])('does not end a long sentence at %j', (abbreviation) => {
    const start = 'word '.repeat(20).trim();
    expect(summarize(`${start} ${abbreviation} ${'word'.repeat(30)}`)).toBe(`${start}…`);
  });

  test.each(['ca.', 'bzw.', 'inkl.', 'ggf.', 'evtl.', 'Nr.', 'Std.', 'Mio.', 'Mrd.'])(
    'does not end at the German %s',
    (abbreviation) => {
      const sentence = `Ein Text, der lange genug ist, ${abbreviation} und weitere Wörter.`;
      expect(summarize(`${sentence} Gratis.`)).toBe(sentence);
    },
  );

  test('of any text is one line', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        const summary = summarize(text);
        expect(summary).not.toMatch(/\n/);
      }),
    );
  });
});

test('the summary of an app is whole, in one line', () => {
  const summary = ' Sorts letters for people who have\n\n too many. And parcels. ';
  expect(summaryOf({ summary, description: 'A van.' })).toBe(
    'Sorts letters for people who have too many. And parcels.',
  );
});

test('the summary of an app has no marks of Markdown', () => {
  const summary = 'A `cat(1)` clone, fork of [Wren](https://wren.example)';
  expect(summaryOf({ summary })).toBe('A cat(1) clone, fork of Wren');
  expect(summaryOf({ summary: '# Quill' })).toBe('Quill');
  expect(summaryBeside({ summary, description: 'A van.' })).toBe('A cat(1) clone, fork of Wren');
});

test.each([
  [{ summary: ' Post.\n\nAnd parcels.', description: 'A van.' }, 'Post.\n\nAnd parcels.'],
  [{ summary: '**Post**, as in `cat`', description: 'A van.' }, 'Post, as in cat'],
  [{ description: '# Quill\n\nSorts letters. \n \nAnd parcels.' }, 'Sorts letters.'],
  [{ description: 'Sorts letters.\n# How\nBy hand.' }, 'Sorts letters.'],
  [{ description: 'Quill\n---\nSorts\nletters.' }, 'Sorts\nletters.'],
  [{ description: '# Quill' }, undefined],
  [{}, undefined],
])('the introduction of %j is %j', (app, introduction) => {
  expect(introductionOf(app)).toBe(introduction);
});

test('texts without Markdown have their signs, but no white space around them', () => {
  jest.replaceProperty(process, 'env', { ...process.env, DESCRIPTIONS: 'text' });
  jest.isolateModules(() => {
    const plain = jest.requireActual<typeof import('@/lib/catalogue/summary')>('@/lib/catalogue/summary');
    const description = '\n\n# Quill \n';
    expect(plain.introductionOf({ description })).toBe('# Quill');
    expect(plain.summaryOf({ summary: ' A `cat` clone ' })).toBe('A `cat` clone');
    expect(plain.summaryBeside({ description })).toBe('');
  });
});

test('beside its description, there is no summary that repeats all of it', () => {
  expect(summaryBeside({ description: ' Complete mail server. ' })).toBe('');
  expect(summaryBeside({ description: 'Complete mail server\nwith filters.' })).toBe('');
  expect(summaryBeside({ description: 'Complete mail server with filters.\n\nFor administrators.' })).toBe(
    'Complete mail server with filters.',
  );
  expect(summaryBeside({ description: '# Mail\n\nComplete mail server.' })).toBe('');
  expect(summaryBeside({})).toBe('');
  expect(summaryBeside({ summary: ' Mail,\n whole. ', description: 'A mail server.' })).toBe('Mail, whole.');
});
