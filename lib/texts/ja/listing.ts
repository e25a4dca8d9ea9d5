import { intl, items } from './intl';

export const allApps = 'すべてのアプリ';
export const appsFound = items;
export const categories = 'カテゴリ';
export const more = (count: number) => `ほか${items(count)}`;
export const surpriseMe = 'おまかせで見る';

export const searchApps = 'アプリを検索';
export const searchKeys = (key: string) => `Ctrl ${key}`;
export const searching = '検索中…';
export const sortApps = 'アプリを並べ替え';
export const orders = {
  catalogue: 'カタログ順',
  newest: '新着順',
  updated: '更新順',
  downloads: 'ダウンロード数順',
  rating: '評価の高い順',
  reviews: 'レビューの多い順',
  title: 'タイトル順',
};
export const relevance = '関連度順';
export const filter = '絞り込み';
export const filterCount = (count: number) => `絞り込み（${intl.formatExact(count)}）`;
export const filtersNotLoaded = '絞り込み条件を読み込めませんでした。インターネット接続を確認してください。';

export const results = 'アプリ';
export const ratingsCount = '同じ評価の場合、評価した人の多いアプリが優先されます。';
export const addedOn = (date: string) => `${intl.formatDate(date)}掲載`;
export const updatedOn = (date: string) => `${intl.formatDate(date)}更新`;
export const firstOf = (count: number, total: number) =>
  `全${items(total)}のアプリのうち、最初の${items(count)}です。`;

export const kinds = {
  developer: ['開発元', '開発元'],
  category: ['カテゴリ', 'カテゴリ'],
  collection: ['コレクション', 'コレクション'],
} as const;

export const appNotFound = 'その名前のアプリはありません';
export const tryOthers = '名前にこの文字を含むアプリはありません。別のキーワードでお試しください。';
export const clearSearch = '検索をクリア';

export const didYouMean = 'お探しのアプリはこちらですか？';
export const otherResults = 'ほかにも検索に一致するアプリがあります';
export const appsInBrackets = items;

export const pageOf = (page: number, count: number) =>
  `${intl.formatExact(count)}ページ中${intl.formatExact(page)}ページ目`;
export const pages = 'ページ';
export const searchAll = 'すべてのアプリから検索';
export const searchThese = 'これらのアプリから検索';
