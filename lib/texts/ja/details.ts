import { intl } from './intl';

export const alternativeTo = (products: string) => `${products}の代替アプリ`;
export const developedBy = (company: string) => `開発元：${company}`;
export const categories = 'カテゴリ';
export const collections = 'コレクション';
export const inCollections = 'コレクション：';
export const badges = 'バッジ';
export const downloads = 'ダウンロード';
export const averageRatings = '平均評価';
export const totalReviews = 'レビュー数';
export const getItAt = (site: string) => `${site}で入手`;

export const deprecated = '非推奨：';
export const replacedBy = (app: string) => `代わりに${app}をご利用ください。`;

export const installNow = 'インストール';
export const appInstalled = 'インストールしました';
export const notRemembered =
  'ブラウザに保存できなかったため、今回のアクセス中のみインストール済みとして表示されます。';
export const alreadyAdded = 'すでに追加されています';
export const installingNeedsScript =
  'インストールにはJavaScriptが必要です。リストはお使いのブラウザに保存されます。';

export const share = '共有';

export const screenshots = 'スクリーンショット';
export const positionOf = (position: number, count: number) =>
  `${intl.formatExact(count)}枚中${intl.formatExact(position)}枚目`;
export const screenshotAt = (position: number, count: number) =>
  `スクリーンショット（${intl.formatExact(count)}枚中${intl.formatExact(position)}枚目）`;
export const previousScreenshot = '前のスクリーンショット';
export const nextScreenshot = '次のスクリーンショット';

export const description = '説明';
export const showMore = 'もっと見る';
export const showLess = '折りたたむ';
export const table = '表';
export const whatsNew = '更新内容';
export const updated = '更新日';
export const added = '掲載日';
export const earlierVersions = '以前のバージョン';
export const facts = '基本情報';
export const links = 'リンク';
export const requires = '必要なアプリ';
export const worksWith = '連携できるアプリ';
export const moreFrom = (developer: string) => `${developer}のその他のアプリ`;
export const similarApps = '類似のアプリ';
