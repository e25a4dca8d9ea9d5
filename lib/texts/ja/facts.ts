import { intl } from './intl';

export const licence = 'ライセンス';
export const price = '価格';
export const platforms = '対応環境';
export const languages = '言語';

export const free = '無料';
export const { formatMoney } = intl;
export const versionLabel = 'バージョン';
export const version = (name: string) => `バージョン${name}`;
export const updatedOn = (date: string) => `${intl.formatDate(date)}更新`;

export const linkLabels = {
  get: '入手',
  website: 'ウェブサイト',
  source: 'ソースコード',
  support: 'サポート',
  docs: 'ドキュメント',
  demo: 'デモ',
  chat: 'チャット',
  changelog: '変更履歴',
  privacy: 'プライバシーポリシー',
};
