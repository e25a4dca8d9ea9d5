import type { Thing, WithContext } from 'schema-dts';
import { serializeJsonLd } from '@/lib/seo/json-ld';

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
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  );
}
