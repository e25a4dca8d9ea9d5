import { type CheckedLink, linksMarkdown, linksText } from '@/lib/editor/links/report';

function buildLink(link: Partial<CheckedLink> = {}): CheckedLink {
  return {
    url: 'https://q.example/',
    isPicture: false,
    path: [0, 'links', 'get'],
    app: '7 "Quill"',
    line: 3,
    column: 12,
    state: 'alive',
    detail: 'responds with 200 OK',
    ...link,
  };
}

const dead = buildLink({ url: 'https://q.example/a', state: 'dead', detail: 'responds with 404 Not Found' });
const unchecked = buildLink({ url: 'https://q.example/b', state: 'unchecked', detail: 'responds with 403' });
const moved = buildLink({
  url: 'https://q.example/c',
  state: 'moved',
  detail: 'permanently redirects to "https://r.example/"',
});

test('prints dead links first, then those that could not be checked, then moved ones', () => {
  expect(linksText('a.json', [buildLink(), moved, unchecked, dead]).split('\n')).toEqual([
    'a.json:3:12 dead: app 7 "Quill" links.get: "https://q.example/a" responds with 404 Not Found.',
    'a.json:3:12 could not be checked: app 7 "Quill" links.get: "https://q.example/b" responds with 403.',
    'a.json:3:12 moved: app 7 "Quill" links.get: "https://q.example/c" permanently redirects to "https://r.example/".',
    'a.json: 4 URLs, 1 dead, 1 could not be checked, 1 moved.',
    '',
  ]);
});

test('prints a dead link at each app that has it, and counts it once', () => {
  const lines = linksText('a.json', [dead, { ...dead, line: 9 }]).split('\n');
  expect(lines.map((line) => line.slice(0, 12))).toEqual([
    'a.json:3:12 ',
    'a.json:9:12 ',
    'a.json: 1 UR',
    '',
  ]);
});

test('escapes what a catalogue or a host could use as Markdown or as a command', () => {
  const hostile = { ...dead, app: '7 "<b>@you\u202e"', detail: 'is ::error::\u001b[31m\n##[error] www.x' };
  expect(linksMarkdown('a.json', [hostile])).toBe(
    '### Links: 1 URL, 1 dead, 0 could not be checked, 0 moved\n\n' +
      '- a.json:3:12 dead: app 7 "\\<b>@&#8203;you\\\\u202e" links.get: "https\\://q.example/a" is ::error::\\\\u001b\\[31m\\\\n' +
      '\\#&#8203;\\\\u0023\\[error\\] www\\.x.\n',
  );
  expect(linksText('a.json', [hostile])).toContain(
    'you\\u202e" links.get: "https://q.example/a" is ::error::\\u001b',
  );
});
