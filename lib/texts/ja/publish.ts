import { intl, items } from './intl';

export const pageNotFound = 'ページが見つかりません';
export const furtherPage = (title: string, page: number) => `${title}（${intl.formatExact(page)}ページ目）`;
export const installedDescription = 'お使いのブラウザに保存されている、インストール済みのアプリです。';
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
export const pictureOfApp = 'アプリ';
export const pictureOfHome = 'トップページ';

export const keptByBrowser = 'お使いのブラウザに保存';
export const ratingOf = (average: number, reviews: number) =>
  reviews > 0
    ? `${intl.formatRating(average)}・レビュー${intl.formatCompact(reviews)}件`
    : intl.formatRating(average);
