import type { Thing, WithContext } from 'schema-dts';

export interface JsonLdProps {
  /** Renders nothing if null. */
  data: WithContext<Thing> | null;
}

/** Structured data for search engines. */
export function JsonLd({ data }: JsonLdProps) {
  if (!data) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `serialize` escapes `<`.
      dangerouslySetInnerHTML={{ __html: serialize(data) }}
    />
  );
}

/** Serializes JSON-LD for a `<script>`. Escapes `<`, so that an app's title cannot close the element. */
function serialize(data: WithContext<Thing>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
