// Next minifies the CSS. Tailwind's optimizer would do it before, and warn of `::scroll-button`, which it does not know.
const config = { plugins: { '@tailwindcss/postcss': { optimize: false } } };

export default config;
