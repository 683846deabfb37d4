import { createHash } from 'node:crypto'

type Parts = {
  /** `src/verifier/index.html`, with placeholders for the other parts. */
  readonly template: string
  readonly script: string
  readonly style: string
  readonly sprite: string
  /** A complete element that contains its picture. */
  readonly icon: string
}

/** One file with all parts, and a policy that allows exactly this script and this style, and no requests. */
export function verifierDocument({ template, sprite, icon, ...parts }: Parts): string {
  // Neither part may end the element that contains it.
  const script = parts.script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
  const style = parts.style.replaceAll('</style', '<\\/style')
  return (
    template
      .replace('<!--head-->', () => [policyTag(script, style), icon, `<style>${style}</style>`].join('\n    '))
      // `hidden` has no effect on an svg element.
      .replace('<!--sprite-->', () => `<div hidden>${sprite}</div>`)
      .replace('<!--script-->', () => `<script type="module">${script}</script>`)
  )
}

/** Everything by hash, and no network access of any kind. */
function policyTag(script: string, style: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    'font-src data:',
    'img-src data: blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return `<meta http-equiv="content-security-policy" content="${policy.join('; ')}" />`
}
