// What is loaded beside the cards, when they are shown or searched.
// biome-ignore-all lint/performance/noBarrelFile: one lazy import, because each makes the first load of the listing larger.
export { loadSummaries } from './load-summaries';
export { searchTexts } from './search-texts';
