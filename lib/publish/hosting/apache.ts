import { PAGES_ARE_FOLDERS } from '@/lib/routes';
import {
  CACHE,
  COMPRESSED_TYPES,
  escapeBase,
  HASHED_FOLDER,
  IMAGE_FOLDERS,
  IMAGE_HEADERS,
  NOT_FOUND_PAGE,
  OTHER_LANGUAGES,
  PATTERN,
  patternsOf,
  SECURITY_HEADERS,
} from './common-rules';

/**
 * `.htaccess` for Apache 2.4, in the folder of the site.
 *
 * @param own The owner's directives. Their headers follow those of the site, and their rewrite rules precede them, so that
 *   they win.
 */
export function htaccess(
  basePath: string,
  areFolders = PAGES_ARE_FOLDERS,
  languages = OTHER_LANGUAGES,
  own = '',
): string {
  const { base, parts, part, some, notHome } = patternsOf(basePath, languages);
  const set = (headers: Readonly<Record<string, string>>, condition = '') =>
    Object.entries(headers)
      .map(([name, value]) => `Header always set ${name} "${value}"${condition}`)
      .join('\n');
  const below = (folders: readonly string[]) => `^${base}${some}(?:${folders.join('|')})`;
  const isFile = (folders: readonly string[]) =>
    ` "expr=%{REQUEST_URI} =~ m#${below(folders)}# && -f %{REQUEST_FILENAME}"`;
  const isImage = ` "expr=%{REQUEST_URI} =~ m#${below(IMAGE_FOLDERS)}|\\.svg$#i"`;
  // The request of the browser, which internal redirects do not change.
  const requested = (pattern: string) => `RewriteCond %{THE_REQUEST} "^\\S+ ${pattern}"`;
  return `# Generated from lib/publish/hosting/apache.ts by each build. Do not edit.
# For Apache with mod_rewrite, mod_headers and "AllowOverride All".

# MultiViews would answer /apps with apps.txt.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 ${basePath}${NOT_FOUND_PAGE}
${parts
  .map(
    (path) => `<If "%{THE_REQUEST} =~ m#^\\S+ ${escapeBase(path)}/#">
ErrorDocument 404 ${path}${NOT_FOUND_PAGE}
</If>
`,
  )
  .join('')}AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
AddType image/avif .avif
AddType image/webp .webp
AddCharset utf-8 .html .txt .css .js

<IfModule mod_headers.c>
${set({ ...SECURITY_HEADERS, 'Cache-Control': CACHE.others })}
# Files only: a 404 or a redirect must not be cached like the requested file.
${set({ 'Cache-Control': CACHE.hashed }, isFile([HASHED_FOLDER]))}
${set({ 'Cache-Control': CACHE.images }, isFile(IMAGE_FOLDERS))}
${set(IMAGE_HEADERS, isImage)}
# mod_deflate adds -gzip to the ETag of a file, which then never matches.
RequestHeader edit* If-None-Match "-(?:gzip|br)\\"" "\\""
</IfModule>
<IfModule mod_filter.c>
AddOutputFilterByType DEFLATE text/html ${COMPRESSED_TYPES}
</IfModule>

RewriteEngine On
${own && `\n# From public/.htaccess.\n${own.trim()}\n\n`}RewriteOptions AllowNoSlash
# Only in the first pass: not for the 404 page.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
${requested(`(?:${base}${some}${PATTERN.hidden}[?\\s]|[^?\\s]*${PATTERN.alias.replace('$', '\\s')})`)}
# The names of other files may need encoding.
RewriteCond %{REQUEST_URI} "(?:^${base}${some}${PATTERN.hidden}|\\.html)$" [OR]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [R=404,L]
# One URL for each page. The query string is kept.
${basePath && `${requested(`${base}[?\\s]`)}\nRewriteRule ^ ${basePath}/ [R=301,L]\n`}${requested(`${base}/index\\.html[?\\s]`)}
RewriteRule ^ ${basePath}/ [R=301,L]
${part && `${requested(`(${part})(?:/index\\.html)?[?\\s]`)}\nRewriteRule ^ %1/ [R=301,L]\n`}${
  areFolders
    ? `RewriteCond %{REQUEST_FILENAME}/index.html -f
${requested(`(${base}${PATTERN.page})[?\\s]`)}
RewriteRule ^ %1/ [R=301,L,NE]
${requested(`(${base}${PATTERN.page}/)index\\.html[?\\s]`)}
RewriteRule ^ %1 [R=301,L,NE]`
    : `${requested(`${notHome}(${base}${PATTERN.page})(?:\\.html|/+)[?\\s]`)}
RewriteRule ^ %1 [R=301,L,NE]
# /apps is apps.html. END prevents a second pass, which would redirect.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [END]`
}
# A folder is not a page: 404, not 403.
RewriteCond %{REQUEST_FILENAME} -d${areFolders ? '\nRewriteCond %{REQUEST_FILENAME}/index.html !-f' : ''}${
    part && `\nRewriteCond %{REQUEST_URI} !^${part}/$`
  }
RewriteRule . - [R=404,L]
`;
}
