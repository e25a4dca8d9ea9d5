import type { CheckOptions, ImageFacts } from '@/lib/catalogue/check';
import { doubt, mistake, type Remark } from './rule';
import type { SoundApp } from './sound-apps';

const MOST_BYTES = 100_000;

/** Finds images that are not there, and warns of those that are heavy, not square or on another site. */
export function imageRemarks({ index, fields: { image } }: SoundApp, look: CheckOptions['image']): Remark[] {
  if (image === undefined) return [];
  const path = [index, 'image'];
  const url = urlOf(image);
  if (!url) return [mistake(path, `is ${JSON.stringify(image)}, which no browser can read`, ADDRESS)];
  if (url.origin !== HERE)
    return [
      doubt(
        path,
        `is loaded from ${url.host}, which thereby sees who visits`,
        'Put the file under public/, and give its path, such as "/icons/q.svg".',
      ),
    ];
  if (!look) return [];
  const file = fileOf(url);
  const facts = file === null ? null : look(file);
  if (file === null || !facts)
    return [mistake(path, `is ${JSON.stringify(image)}, but there is no such file under public/`, FILE)];
  return fileRemarks(path, file, facts);
}

function fileRemarks(path: Remark['path'], file: string, facts: ImageFacts): Remark[] {
  const remarks: Remark[] = [];
  if (facts.actualPath !== undefined && facts.actualPath !== file)
    remarks.push(
      mistake(
        path,
        `is ${JSON.stringify(file)}, but the file is ${JSON.stringify(facts.actualPath)}`,
        'Write capitals and small letters as the file has them: a host tells them apart.',
      ),
    );
  if (facts.bytes > MOST_BYTES)
    remarks.push(
      doubt(
        path,
        `weighs ${Math.ceil(facts.bytes / 1000)} kB`,
        `Make it ${MOST_BYTES / 1000} kB or less: a visitor loads dozens of them.`,
      ),
    );
  if (facts.width !== undefined && facts.height !== undefined && facts.width !== facts.height)
    remarks.push(
      doubt(
        path,
        `is ${facts.width} × ${facts.height} px, which is not square`,
        'Make it as wide as high: a card cuts it to a square.',
      ),
    );
  return remarks;
}

const ADDRESS = 'Give a path such as "/icons/q.svg", or an http(s) URL.';
const FILE = 'Put it there, or mend the path.';

/** The origin that paths are read against; no site has it. */
const HERE = 'http://here.invalid';

/** As a browser reads it: with `..` followed and backslashes turned. */
function urlOf(image: string): URL | null {
  return URL.canParse(image, HERE) ? new URL(image, HERE) : null;
}

/** The path of the file that a URL asks for, without its query; null for one that is badly encoded. */
function fileOf({ pathname }: URL): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
