import { apps, items } from './intl';

export const only = 'その他の条件';
export const sameForAll = (values: string) => `すべてのアプリに共通：${values}`;
export const found = (count: number) => `${apps(count)}が見つかりました`;
export const clear = 'すべて解除';
export const show = (count: number) => `${items(count)}を表示`;

export const filters = '絞り込み条件';
export const filteredBy = (values: string) => `絞り込み：${values}`;
export const notFilteredBy = (values: string) =>
  `ここには${values}のアプリがないため、この条件では絞り込んでいません。`;
export const remove = (value: string) => `${value}を解除`;
export const clearFilters = '絞り込みをすべて解除';
export const noneLeft = '条件に一致するアプリはありません。';

export const category = 'カテゴリ';
export const platform = '対応環境';
export const paid = '有料';
export const language = '言語';
export const badge = 'バッジ';
export const rated4 = '評価4以上';
export const updatedWithinYear = '1年以内に更新';
export const notDeprecated = '非推奨を除く';
export const notInstalled = 'インストール済みを除く';
