import { closeDirections } from './bidi';
import { ratingScore } from './rating-score';
import type { App, Rating, Status } from './schema';
import type { ListedApp } from './select';
import { summarize } from './summary';
import { titleLanguage } from './to-card-app';

/**
 * Decodes `/appsData.json` in the browser, for the listing and the comparison. The build has validated the file with the
 * schema, which is twenty times as large as this check of types.
 *
 * @param input The parsed JSON.
 * @returns The apps as `parseCatalogue` returns those of a valid catalogue, with the fields of the listing.
 * @throws TypeError if it is not a catalogue: a host can answer with another file.
 */
export function decodeCatalogue(input: unknown): (App & ListedApp)[] {
  if (!Array.isArray(input) || !input.every(isApp))
    throw new TypeError('The catalogue has an unknown format.');
  return input.map((given) => {
    const app = withClosedDirections(given);
    return {
      ...app,
      ...titleLanguage(app),
      summary: summarize(app.description),
      ratingScore: ratingScore(app),
      ...(app.status && { isDeprecated: true }),
    };
  });
}

/** The fields of an app that pages need in the browser. The links, the screenshots and the changes are in its page only. */
function withClosedDirections(app: App): App {
  const { id, image, title, companyName, description, downloads, ratingAvg, reviews, ratings } = app;
  const { categories, added, updated, version, keywords, status } = app;
  return {
    id,
    image: closeDirections(image),
    title: closeDirections(title),
    companyName: closeDirections(companyName),
    description: closeDirections(description),
    downloads,
    ratingAvg,
    reviews,
    ratings: ratings.map(({ name, count }) => ({ name: closeDirections(name), count })),
    ...(categories && { categories: categories.map(closeDirections) }),
    ...(added !== undefined && { added }),
    ...(updated !== undefined && { updated }),
    ...(version !== undefined && { version: closeDirections(version) }),
    ...(keywords && { keywords: keywords.map(closeDirections) }),
    ...(status && { status: withClosedReason(status) }),
  };
}

function withClosedReason({ deprecated, replacedBy }: Status): Status {
  return { deprecated: closeDirections(deprecated), ...(replacedBy !== undefined && { replacedBy }) };
}

function isApp(input: unknown): input is App {
  const app = input as Partial<Record<keyof App, unknown>> | null;
  return (
    typeof app?.id === 'number' &&
    typeof app.image === 'string' &&
    typeof app.title === 'string' &&
    typeof app.companyName === 'string' &&
    typeof app.description === 'string' &&
    (typeof app.downloads === 'number' || typeof app.downloads === 'string') &&
    typeof app.ratingAvg === 'number' &&
    typeof app.reviews === 'number' &&
    Array.isArray(app.ratings) &&
    app.ratings.every(isRating) &&
    [app.categories, app.keywords].every(isOptionalTexts) &&
    [app.added, app.updated, app.version].every(isOptionalText) &&
    (app.status === undefined || isStatus(app.status))
  );
}

function isRating(input: unknown): input is Rating {
  const rating = input as Partial<Record<keyof Rating, unknown>> | null;
  return typeof rating?.name === 'string' && typeof rating.count === 'number';
}

function isStatus(input: unknown): input is Status {
  const status = input as Partial<Record<keyof Status, unknown>> | null;
  return typeof status?.deprecated === 'string' && ['number', 'undefined'].includes(typeof status.replacedBy);
}

function isOptionalText(input: unknown): boolean {
  return input === undefined || typeof input === 'string';
}

function isOptionalTexts(input: unknown): boolean {
  return input === undefined || (Array.isArray(input) && input.every((text) => typeof text === 'string'));
}
