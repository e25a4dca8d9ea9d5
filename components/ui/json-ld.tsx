import type { Thing, WithContext } from 'schema-dts';

export interface JsonLdProps {
  /** What to tell search engines; null tells nothing. */
  data: WithContext<Thing> | null;
}

/** Structured data, which browsers do not run. */
export function JsonLd({ data }: JsonLdProps) {
  if (!data) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no `<` is left.
      dangerouslySetInnerHTML={{ __html: serialize(data) }}
    />
  );
}

/** JSON-LD as the text of a `<script>`. `<` is escaped, so that no title of an app can close the element. */
function serialize(data: WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
