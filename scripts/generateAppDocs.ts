import { DEFAULT_LIMITS, ERRORS, MAX_TRANSACTIONS, PROTOCOL, RPC_READS } from '@countersign/app-bridge'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import * as z from 'zod/mini'

/*
 * Writes the generated parts of docs/embedded-apps.md from the protocol table. With --check: fails if the document
 * differs from the table.
 */
const file = fileURLToPath(new URL('../docs/embedded-apps.md', import.meta.url))

const Json = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  get properties() {
    return z.optional(z.record(z.string(), Json))
  },
  get items() {
    return z.optional(Json)
  },
  get anyOf() {
    return z.optional(z.array(Json))
  },
  required: z.optional(z.array(z.string())),
})
type Json = z.output<typeof Json>

/** A result as a developer of an app reads it; what the wallet passes through has no shape here. */
function shapeOf({ type, properties, items, anyOf, required = [] }: Json): string {
  if (anyOf !== undefined) return anyOf.map(shapeOf).join(' or ')
  if (type === 'array' && items !== undefined) return `[${shapeOf(items)}]`
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, value]) => {
      const shape = shapeOf(value)
      return `${name}${required.includes(name) ? '' : '?'}${shape.startsWith('{') || shape.startsWith('[') ? `: ${shape}` : ''}`
    })
    return `{ ${fields.join(', ')} }`
  }
  return [type ?? 'anything'].flat().join(' or ')
}

const PERMISSION = { none: '', prompt: 'the user decides', 'address-book': '`requestAddressBook`' } as const

const methods = Object.entries(PROTOCOL).map(([name, { takes, result, permission, description }]) => {
  const shape = shapeOf(Json.parse(z.toJSONSchema(result, { unrepresentable: 'any' })))
  return `| \`${name}\` | ${takes} | \`${shape}\` | ${PERMISSION[permission]} | ${description} |`
})

const {
  perSecond,
  burst,
  waiting,
  rpc,
  logs,
  rpcTimeoutMs,
  logsTimeoutMs,
  prompts,
  rejections,
  coolDownMs,
  paramsSize,
  paramsDepth,
} = DEFAULT_LIMITS
const limits = [
  ['requests', `${burst} at once, then ${perSecond} per second; ${waiting} wait behind`, ERRORS.tooMany(perSecond)],
  ['reads of the chain', `${rpc} at a time, ${logs} of them \`eth_getLogs\``, 'waits'],
  ['time of a read', `${rpcTimeoutMs / 1000} s`, ERRORS.timedOut('eth_call', rpcTimeoutMs / 1000)],
  ['time of `eth_getLogs`', `${logsTimeoutMs / 1000} s`, ERRORS.timedOut('eth_getLogs', logsTimeoutMs / 1000)],
  ['prompts', `1 open, ${prompts} waiting`, ERRORS.anotherPending],
  [
    'rejections in a row',
    `${rejections}, then a pause of ${coolDownMs / 1000} s`,
    ERRORS.coolingDown(coolDownMs / 1000),
  ],
  [
    'calls of `sendTransactions`',
    String(MAX_TRANSACTIONS),
    `txs: ${MAX_TRANSACTIONS + 1} transactions were passed; a batch has at most ${MAX_TRANSACTIONS}`,
  ],
  ['size of params', `${paramsSize.toLocaleString('en')} characters`, ERRORS.tooLarge(paramsSize)],
  ['content of params', 'plain objects, lists, text, numbers and bytes (`Uint8Array`)', ERRORS.notPlain],
  ['depth of params', `${paramsDepth} levels`, ERRORS.tooDeep(paramsDepth)],
].map((row) => `| ${row.join(' | ')} |`)

const parts: Readonly<Record<string, string>> = {
  methods: `| Method | takes | answers | asks for | |\n| --- | --- | --- | --- | --- |\n${methods.join('\n')}`,
  reads: RPC_READS.map((name) => `\`${name}\``).join(', '),
  limits: `| What | Limit | Beyond it |\n| --- | --- | --- |\n${limits.join('\n')}`,
}

const current = readFileSync(file, 'utf8')
const text = Object.entries(parts).reduce(
  (document, [name, part]) =>
    document.replace(
      new RegExp(`(<!-- generated: ${name} -->)[\\s\\S]*?(<!-- end -->)`),
      (_, start: string, end: string) => `${start}\n\n${part}\n\n${end}`,
    ),
  current,
)
const { code: written } = await format(file, text, { printWidth: 120, semi: false, singleQuote: true })
if (process.argv.includes('--check')) {
  if (current !== written) {
    console.error('docs/embedded-apps.md differs from the protocol table. Run: npm run generate')
    process.exit(1)
  }
} else writeFileSync(file, written)
