import { findMatch, foldedTitles, isEmptySearch, rankApps, searchApps } from '@/lib/catalogue/search/search';
import { fc, hostileText } from '../../../../fixtures/properties';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

describe('searchApps', () => {
  test.each(['', ' ', '\t\n'])('returns all apps for an empty text: %j', (text) => {
    expect(searchApps(titled('Quill', 'Ink'), text)).toEqual(titled('Quill', 'Ink'));
  });

  test('returns no apps if no title contains the text', () => {
    expect(searchApps(titled('Quill', 'Ink'), 'zebra')).toEqual([]);
  });

  test('keeps spaces inside the text', () => {
    expect(searchApps(titled('Bear Can', 'BearCan'), ' bear can ')).toEqual(titled('Bear Can'));
  });

  test('does not interpret the text as a regular expression', () => {
    expect(searchApps(titled('C++ (2nd)', 'Cxx'), '++ (2')).toEqual(titled('C++ (2nd)'));
    expect(searchApps(titled('Quill'), '.*')).toEqual([]);
  });

  test('ignores invisible characters in the title and in the text', () => {
    const apps = [{ title: '\u202ePaper\u00ad house\u202c' }];
    for (const text of [
      'paper house',
      '\u200bPaper\u2069 \ufeffhouse',
      '\u202epap',
      '\u200b paper',
      'house \u200e',
    ]) {
      expect(searchApps(apps, text)).toEqual(apps);
      expect(findMatch(apps[0]!.title, text)).not.toBeNull();
    }
    expect(findMatch('e\u200d\u0301lan', 'él')).toEqual([0, 4]);
    expect(searchApps([{ title: 'I ❤ birds' }], '❤\ufe0f')).toHaveLength(1);
    expect(searchApps(apps, '\u200b \u200b')).toEqual(apps);
    expect(['', ' ', '\u200b \u200b', ' a'].map(isEmptySearch)).toEqual([true, true, true, false]);
  });

  test('matches composed and decomposed accents', () => {
    const composed = 'Caf\u00e9';
    const decomposed = 'Cafe\u0301';
    expect(searchApps(titled(composed), 'FE\u0301')).toEqual(titled(composed));
    expect(searchApps(titled(decomposed), 'f\u00e9')).toEqual(titled(decomposed));
  });

  test.each([
    ['Señal', 'senal'],
    ['Hüttenfunk', 'HUTTEN'],
    ['Ínsula', 'insula'],
    ['Żółw', 'zolw'],
    ['Smørrebrød & Straße', 'smorrebrod & strasse'],
    ['Cafe', 'café'],
    ['دَفتَر', 'دفتر'],
    ['مكتبة', 'مكتبه'],
    ['کتاب', 'كتاب'],
    ['メモ帳', 'めも'],
    ['ガイド', 'か\u3099い'],
    ['ひらがな', 'ヒラガナ'],
    ['ひらｶﾞな', 'らがな'],
  ])('accents do not matter: finds %s by %s', (found, text) => {
    expect(searchApps(titled(found, 'Wagtail'), text)).toEqual(titled(found));
  });

  test('marks that are letters are no accents', () => {
    expect(searchApps(titled('किताब', 'が'), 'कतब')).toEqual([]);
    expect(searchApps(titled('が'), 'か')).toEqual([]);
    expect(searchApps(titled('ガ'), 'か')).toEqual([]);
  });

  test.each([
    ['What’s “Up”', 'what\'s "up"'],
    ["What's Up", 'what’s'],
    ['«Ici»', '"ici"'],
    ['Wi‑Fi – Map', 'wi-fi - map'],
  ])('matches typographic and straight quotes and dashes: finds %s by %s', (found, text) => {
    expect(searchApps(titled(found, 'Whats Up, Ici'), text)).toEqual(titled(found));
  });

  const title = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'aAbBéÉ ж表めメ') }));
  const catalogue = fc.array(fc.record({ title }));

  test('finds an app by any part of its title, in any case and with spaces around it', () => {
    const partOfTitle = fc
      .tuple(title, fc.nat(), fc.nat())
      .map(([whole, from, to]) => ({ whole, part: whole.slice(from % (whole.length + 1), to) }));
    const recase = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.toLowerCase(),
      (text: string) => `  ${text}\t`,
    );
    fc.assert(
      fc.property(partOfTitle, recase, ({ whole, part }, change) => {
        expect(searchApps(titled(whole), change(part))).toEqual(titled(whole));
      }),
    );
  });

  test('ignores the case of the text and the spaces around it', () => {
    fc.assert(
      fc.property(catalogue, title, (apps, text) => {
        const found = searchApps(apps, text);
        expect(searchApps(apps, text.toUpperCase())).toEqual(found);
        expect(searchApps(apps, text.toLowerCase())).toEqual(found);
        expect(searchApps(apps, `\n ${text} `)).toEqual(found);
      }),
    );
  });

  test('finds the same in titles with and without other characters than ASCII', () => {
    const ascii = fc.string({ unit: fc.constantFrom('a', 'B', "'", '`', '"', ' ', '~', '\\') });
    // The first character is ignored, and excludes the short form.
    const longForm = (text: string) => `\u200b${text}`;
    fc.assert(
      fc.property(ascii, ascii, (whole, text) => {
        const isFound = searchApps(titled(whole), text).length === 1;
        expect(searchApps(titled(longForm(whole)), longForm(text))).toHaveLength(isFound ? 1 : 0);
      }),
    );
    expect(searchApps(titled('Rock `n` Roll'), "'N'")).toHaveLength(1);
  });

  test('reads the titles of a list once, also if it is prepared', () => {
    const read = jest.fn(() => 'Quill');
    const apps = [Object.defineProperty({} as { title: string }, 'title', { get: read })];
    foldedTitles(apps);
    expect(read).toHaveBeenCalledTimes(1);
    expect(searchApps(apps, 'quill')).toHaveLength(1);
    expect(searchApps(apps, 'ink')).toHaveLength(0);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('returns a subset of the apps, in the given order', () => {
    fc.assert(
      fc.property(catalogue, title, (apps, text) => {
        const places = searchApps(apps, text).map((app) => apps.indexOf(app));
        expect(places).not.toContain(-1);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      }),
    );
  });

  test('returns a subset of the earlier result if the text grows', () => {
    fc.assert(
      fc.property(
        catalogue,
        fc.string({ unit: fc.constantFrom('a', 'B') }),
        fc.constantFrom('a', 'b'),
        (apps, text, more) => {
          expect(searchApps(apps, text)).toEqual(expect.arrayContaining(searchApps(apps, text + more)));
        },
      ),
    );
  });
});

describe('findMatch', () => {
  const marked = (title: string, text: string) => {
    const match = findMatch(title, text);
    return match && `${title.slice(0, match[0])}[${title.slice(...match)}]${title.slice(match[1])}`;
  };

  test.each([
    ['Paper Carp', 'CARP', 'Paper [Carp]'],
    ['Paper Carp', '  r c ', 'Pape[r C]arp'],
    ['Café', 'cafe\u0301', '[Café]'],
    ['Cafe\u0301 au lait', 'é', 'Caf[e\u0301] au lait'],
    ['İstanbul', 'stan', 'İ[stan]bul'],
    ['Stra\u00dfenk\u00e6fer', 'ssenka', 'Stra[ßenkæ]fer'],
    ['ＦＵＬＬ', 'ull', 'Ｆ[ＵＬＬ]'],
    ['eﬃcient', 'ci', 'eﬃ[ci]ent'],
    ['eﬃcient', 'fi', 'e[ﬃ]cient'],
    ['What’s Up', "t's", 'Wha[t’s] Up'],
    ['ΟΔΟΣ', 'οδος', '[ΟΔΟΣ]'],
    ['🦜 Parrot', '🦜', '[🦜] Parrot'],
    ['Élan\nVital', 'n\nv', 'Éla[n\nV]ital'],
    ['שָׁלוֹם', 'ל', 'שָׁ[ל]וֹם'],
    ['مكتبة الكتب', 'مكتبه', '[مكتبة] الكتب'],
    ['新しいメモ帳', 'めも', '新しい[メモ]帳'],
    ['\u304b\u3099いとメモ', 'ガイ', '[\u304b\u3099い]とメモ'],
    ['한글'.normalize('NFD'), '글', `${'한'.normalize('NFD')}[${'글'.normalize('NFD')}]`],
  ])('marks in %j the text %j', (title, text, expected) => {
    expect(marked(title, text)).toBe(expected);
  });

  test.each([
    ['Paper Carp', ''],
    ['Paper Carp', '  '],
    ['Paper Carp', 'carpet'],
    ['Café', 'face'],
  ])('finds in %j no %j', (title, text) => {
    expect(findMatch(title, text)).toBeNull();
  });

  test('marks only what the search finds by itself', () => {
    const title = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(title, fc.nat(11), fc.nat(12), (title, from, length) => {
        const letters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
        const text = letters.slice(from, from + length).join('');
        fc.pre(text.trim() !== '');
        const match = findMatch(title, text);
        if (!match) return;
        expect(searchApps([{ title: title.slice(...match) }], text)).toHaveLength(1);
      }),
    );
  });
});

describe('rankApps', () => {
  const rank = (text: string, ...titles: string[]) =>
    rankApps(
      titles.map((title) => ({ title })),
      text,
    ).map(({ title }) => title);

  test('the title itself is first, then titles that begin with the word, begin so, have the word, and contain the text', () => {
    expect(
      rank(' BIT ', 'Orbit', 'Rabbit', 'A bit more', 'Bitterling', 'Bit by bit', 'Bit', 'Quill'),
    ).toEqual(['Bit', 'Bit by bit', 'Bitterling', 'A bit more', 'Orbit', 'Rabbit']);
  });

  test.each([
    ['w', ['Wattleford Mail', 'W'], 'W'],
    ['c++', ['Oxbow C++', 'C++ for all'], 'C++ for all'],
    ['bit', ['A bitterling', 'A bit'], 'A bit'],
    ['bit', ['Bitterling', 'Bit '], 'Bit '],
    ['kubernetes', ['Tools for Kubernetes', 'Kubernetesque', 'Kubernetes'], 'Kubernetes'],
    ['猫', ['白猫', '猫'], '猫'],
  ])('a search for %j has %j in its order', (text, titles, best) => {
    expect(rank(text, ...titles)[0]).toBe(best);
  });

  test('finds the same apps as the search, and keeps the order of equal ones', () => {
    fc.assert(
      fc.property(fc.array(hostileText()), hostileText(), (titles, text) => {
        const apps = titles.map((title, index) => ({ title, index }));
        const ranked = rankApps(apps, text);
        expect(ranked.toSorted((a, b) => a.index - b.index)).toEqual(searchApps(apps, text));
      }),
    );
    expect(rank('a', 'xa', 'ya', 'za')).toEqual(['xa', 'ya', 'za']);
    expect(rank(' ', 'a', '')).toEqual(['a', '']);
  });
});
