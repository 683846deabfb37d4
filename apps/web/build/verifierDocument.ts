import { createHash } from 'node:crypto'

type Parts = {
  /** `src/verifier/index.html`, with a place for each of the others. */
  readonly template: string
  readonly script: string
  readonly style: string
  readonly sprite: string
  /** A whole element: its picture stands inside it. */
  readonly icon: string
}

/** One file with everything in it, and a policy that lets it run exactly this script and this style and ask nobody. */
export function verifierDocument({ template, sprite, icon, ...parts }: Parts): string {
  // Neither may end the element it stands in.
  const script = parts.script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
  const style = parts.style.replaceAll('</style', '<\\/style')
  return (
    template
      .replace('<!--head-->', () => [policyTag(script, style), icon, `<style>${style}</style>`].join('\n    '))
      // `hidden` means nothing on an svg element.
      .replace('<!--sprite-->', () => `<div hidden>${sprite}</div>`)
      .replace('<!--script-->', () => `<script type="module">${script}</script>`)
  )
}

/** Everything by hash; no network at all, in any way. */
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
