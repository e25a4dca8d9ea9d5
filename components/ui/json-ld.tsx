interface JsonLdProps {
  /** Null if it needs an origin that the build does not know. */
  data: object | null;
}

/** What search engines read of a page (https://json-ld.org). The policy of pages allows it, because browsers do not run it. */
export function JsonLd({ data }: JsonLdProps) {
  if (!data) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: without `<`, a text cannot close the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
