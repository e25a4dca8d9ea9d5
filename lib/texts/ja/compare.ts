import { apps, items } from './intl';

export const compareApps = 'アプリの比較';
export const sideBySide = '最大4件のアプリを並べて比較';
export const comparingNeedsScript =
  '比較にはJavaScriptが必要です。アプリの情報はお使いのブラウザで並べられます。';
export const comparison = '比較';
export const scrollsSideways = '表は横にスクロールできます。';
export const notInCatalogue = (count: number) => `このリンクの${apps(count)}はカタログにありません。`;
export const othersIgnored = (max: number) =>
  `比較できるアプリは${items(max)}までのため、このリンクの残りのアプリは表示していません。`;

export const addAnother = 'アプリを追加';
export const browseAll = 'すべてのアプリを見る';
export const removeToAdd = '別のアプリを追加するには、いずれかを外してください。';
export const chooseOneMore = 'アプリを1つ追加してください';
export const chooseApps = '比較するアプリを選んでください';
export const needsAnother = (app: string) => `${app}と比較するアプリを選んでください。`;
export const howToChoose =
  'アプリ一覧の各カードと各アプリのページに「比較」ボタンがあります。2〜4件のアプリを選んでください。';

export const comparisonOf = (count: number) => `${apps(count)}の比較`;
export const removeFromComparison = (app: string) => `${app}を比較から外す`;
export const property = '項目';
export const developer = '開発元';
export const status = '状態';
export const categories = 'カテゴリ';
export const badges = 'バッジ';
export const updated = '更新日';
export const downloads = 'ダウンロード';
export const averageRating = '平均評価';
export const reviews = 'レビュー数';
export const description = '説明';
export const most = '最多';
export const highest = '最高';
export const shareOfVotes = '各アプリの評価の割合';
