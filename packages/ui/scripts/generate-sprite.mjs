// Builds src/icons/sprite.svg (one <symbol> per icon) and the union of its names from Tabler's outline icons.
// Run `npm run generate --workspace @countersign/ui` after editing the list: it fetches the icons, which nothing else needs.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const names = `
  address-book adjustments-horizontal alert-circle alert-octagon alert-triangle apps archive arrow-back-up arrow-down
  arrow-down-left arrow-left arrow-right arrow-up arrow-up-right ban bell bolt book brand-android brand-apple
  brand-chrome brand-firefox briefcase bug calendar camera chart-line check checks chevron-down chevron-left
  chevron-right chevron-up circle circle-check circle-half-2 circle-minus circle-plus circle-x clipboard clipboard-list
  clock clock-pause cloud cloud-off code coins copy currency-dollar database device-floppy device-mobile device-usb
  dots dots-vertical download edit external-link eye eye-off file file-certificate file-code file-export file-import
  filter fingerprint flag flask folder git-compare grid-dots hand-move help-circle history home-2 hourglass id inbox
  info-circle key keyboard language layout-grid layout-list link link-off list list-check list-numbers loader lock
  lock-open login logout map-pin menu-2 message messages minus moon network note palette pencil photo pin pinned pinned-off
  player-play plug plug-connected plug-connected-x plug-x plus point power puzzle qrcode question-mark receipt refresh
  repeat replace rotate route scale scan search selector send server settings share-2 shield shield-check shield-lock
  shield-off sign-right signature square stack-2 star star-off sun switch-horizontal tag terminal-2 tool
  transfer-in transfer-out trash upload user user-check user-minus user-plus users users-group users-plus volume wallet
  wallet-off wifi-off world writing-off writing-sign x zoom-check
`
  .trim()
  .split(/\s+/)

const { resolve } = createRequire(import.meta.url)
const target = fileURLToPath(new URL('../src/icons', import.meta.url))

const symbols = []
for (const name of names) {
  const source = await readFile(resolve(`@tabler/icons/outline/${name}.svg`), 'utf8')
  const body = source.slice(source.indexOf('>', source.indexOf('<svg')) + 1, source.lastIndexOf('</svg>'))
  const shapes = (body.match(/<[a-z]+ [^>]*\/>/g) ?? []).filter((shape) => !shape.includes('stroke="none"'))
  if (shapes.length === 0) throw new Error(`icon ${name}: no shapes found`)
  symbols.push(
    `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map((s) => s.replace(/ \/>$/, '/>')).join('')}</symbol>`,
  )
}

await writeFile(
  join(target, 'sprite.svg'),
  `<!-- Tabler Icons, MIT licence, https://tabler.io/icons. Written by scripts/generate-sprite.mjs. -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
await writeFile(
  join(target, 'iconNames.gen.ts'),
  `// Written by scripts/generate-sprite.mjs.\n/** Every symbol in the sprite. */\nexport const iconNames = [\n${names.map((n) => `  '${n}',`).join('\n')}\n] as const\n\n/** Name of an icon in the sprite. */\nexport type IconName = (typeof iconNames)[number]\n`,
)
console.log(`${names.length} icons written`)
