import { closeDirections, isolate } from '@/lib/text/bidi';
import { fc, hostileText } from '../../../fixtures/properties';

const [LRE, RLE, PDF, RLO, LRI, RLI, FSI, PDI] = [...'\u202a\u202b\u202c\u202e\u2066\u2067\u2068\u2069'];

describe('closeDirections', () => {
  test.each([
    ['an override', `a${RLO}b`, `a${RLO}b${PDF}`],
    ['an isolate', `a${RLI}b`, `a${RLI}b${PDI}`],
    ['nested controls, the inner ones first', `${FSI}${RLE}a${RLO}`, `${FSI}${RLE}a${RLO}${PDF}${PDF}${PDI}`],
    ['each line, because a line break ends all', `${RLO}a\nb`, `${RLO}a${PDF}\nb`],
  ])('closes %s', (_title, text, closed) => {
    expect(closeDirections(text)).toBe(closed);
  });

  test.each([
    ['an isolate, which would end the isolation of the text', `a${PDI}${RLO}b${PDF}`, `a${RLO}b${PDF}`],
    ['an embedding', `a${PDF}b`, 'ab'],
    ['an embedding outside of the isolate', `${LRE}${LRI}${PDF}${PDI}${PDF}`, `${LRE}${LRI}${PDI}${PDF}`],
  ])('removes a control that closes %s', (_title, text, closed) => {
    expect(closeDirections(text)).toBe(closed);
  });

  test.each(['Quill', 'خط', `${LRI}a${RLO}b${PDI}c`, `${RLE}خط${PDF} 7`])('returns %j unchanged', (text) => {
    expect(closeDirections(text)).toBe(text);
  });

  test('never changes a closed text, nor any other character', () => {
    const withoutControls = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
    fc.assert(
      fc.property(hostileText(), (text) => {
        const closed = closeDirections(text);
        expect(closeDirections(closed)).toBe(closed);
        expect(withoutControls(closed)).toBe(withoutControls(text));
      }),
    );
  });
});

describe('isolate', () => {
  test('surrounds a text that contains letters from right to left, or bidirectional controls', () => {
    for (const text of ['خط 7', 'שלום', `${RLO}a${PDF}`]) expect(isolate(text)).toBe(`${FSI}${text}${PDI}`);
  });

  test('returns other texts unchanged', () => {
    for (const text of ['Quill', '海の地図', 'Привет', '🎉', '']) expect(isolate(text)).toBe(text);
  });
});
