import { findInFiles, sourceFiles } from '../fixtures/source-files';
import { textSiblings } from '../fixtures/text-siblings';

test.each([
  ['<p>{count} apps</p>', ['1: {count}']],
  ['<p>Added{isLast && ", the last one"}</p>', ['1: {isLast && ", the last one"}']],
  ['<p><b>1</b>{label}</p>', ['1: {label}']],
  ['<>{title.slice(1)}<mark /></>', ['1: {title.slice(1)}']],
  ['<p>{isNew && <b />} Wagtail</p>', ['1: Wagtail']],
  ['<p>{isNew && <b />}{isOld && <i />}Wagtail</p>', ['1: Wagtail']],
  ['<ul>{apps.map(toItem)}{"Wren"}</ul>', ['1: {"Wren"}']],
  ['<p>{isNew ? <b /> : <i />} Wagtail</p>', ['1: Wagtail']],
])('finds texts that a translated page keeps: %s', (jsx, expected) => {
  expect(textSiblings(`const page = (isNew: boolean) => ${jsx};`)).toEqual(expected);
});

test.each([
  '<p>{count}</p>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is in the source under test.
  '<p>{`Add ${count}`}</p>',
  '<p><b>{count}</b> apps</p>',
  '<p><Icon /> Share</p>',
  '<p>Share{isNew && <b />}</p>',
  '<p>{isNew && <b />}<i />Share</p>',
  '<p>{isNew && <b />}{" "}</p>',
  '<p>\n{isNew && <b />}\n{/* A comment. */}\n</p>',
  '<p>{isNew ? "new" : null}</p>',
])('accepts %s', (jsx) => {
  expect(textSiblings(`const page = () => ${jsx};`)).toEqual([]);
});

test('knows that texts of the interface never change', () => {
  const source = "import * as texts from '@/texts/layout'; const page = <p><Icon />{texts.menu}</p>;";
  expect(textSiblings(source)).toEqual([]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is in the source under test.
  expect(textSiblings(source.replace('texts.menu', '`${texts.menu}: `'))).toEqual([]);
  expect(textSiblings(source.replace('@/texts', '@/lib'))).toEqual(['1: {texts.menu}']);
});

test('takes a sentence with an element for a text', () => {
  const sentence = '<Sentence text={texts.replacedBy}><b /></Sentence>';
  expect(textSiblings(`const page = <p>${sentence}</p>;`)).toEqual([]);
  expect(textSiblings(`const page = <p>${sentence}<i /></p>;`)).toEqual([`1: ${sentence}`]);
  const optional = `isOld ? ${sentence} : texts.added`;
  expect(textSiblings(`const page = (isOld: boolean) => <p>{${optional}}</p>;`)).toEqual([`1: ${optional}`]);
});

test('knows variables, parameters and functions that are elements', () => {
  const source = `
    const image = <img />;
    const [question, ask] = useState<ReactNode>(null);
    const Page = ({ children, icon }: { children: ReactNode; icon?: ReactElement; row: (id: number) => ReactNode }) => (
      <p>{image}{question}{children}{icon}{row(1)}</p>
    );`;
  expect(textSiblings(source)).toEqual([]);
});

test('knows that members and their functions are texts, also beside variables that are elements', () => {
  const source = `
    const Page = ({ children, app, cells }: { children: ReactNode; app: App; cells: ReactNode[] }) => (
      <p>{children}{cells[0]}{app.title}{texts.apps(2)}</p>
    );`;
  expect(textSiblings(source)).toEqual(['3: {app.title}', '3: {texts.apps(2)}']);
});

test('each text of a component is the only child of its element, or never changes', () => {
  const files = sourceFiles(['app', 'components'], /\.tsx$/);
  expect(files).toContain('components/layout/header.tsx');
  expect(findInFiles(files, textSiblings)).toEqual([]);
});
