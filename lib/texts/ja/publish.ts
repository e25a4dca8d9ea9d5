import { intl, items } from './intl';

export const pageNotFound = 'ページが見つかりません';
export const furtherPage = (title: string, page: number) => `${title}（${intl.formatExact(page)}ページ目）`;
export const allAppsBy = (makers: string) => `${makers}のすべてのアプリ。タイトルで検索できます。`;
export const installedDescription = 'お使いのブラウザに保存されている、インストール済みのアプリです。';
export const compareDescription = '最大4件のアプリのダウンロード数、評価、レビュー数を並べて比較できます。';
export const appsBy = (developer: string) => `${developer}のアプリ`;

export const groupDescription = {
  developer: (count: number, name: string) => `${name}のアプリを${items(count)}掲載しています。`,
  category: (count: number, name: string) => `「${name}」カテゴリのアプリを${items(count)}掲載しています。`,
  collection: (count: number, name: string) =>
    `「${name}」コレクションのアプリを${items(count)}掲載しています。`,
};

export const newAppsIn = (site: string) => `${site}の新着アプリ`;
export const updatedAppsIn = (site: string) => `${site}で更新されたアプリ`;
export const groupIn = (group: string, site: string) => `${group}（${site}）`;

export const searchAppsOf = (site: string) => `${site}のアプリを検索`;
export const pictureOfApps = 'すべてのアプリの一覧';
export const pictureOfApp = 'アプリとその評価';
export const pictureOfHome = 'トップページ';

export const by = (makers: string) => `提供：${makers}`;
export const keptByBrowser = 'お使いのブラウザに保存';
export const upToFour = '最大4件を並べて表示';
export const ratingOf = (average: number, reviews: number) =>
  reviews > 0
    ? `${intl.formatRating(average)}・レビュー${intl.formatCompact(reviews)}件`
    : intl.formatRating(average);
