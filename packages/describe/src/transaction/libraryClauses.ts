import type { Hex } from '@countersign/primitives'
import { addressPart, words } from './amountParts.ts'
import type { CallMeaning } from './CallMeaning.ts'
import type { Clause } from './Clause.ts'
import { newCodeClause } from './newCodeClause.ts'
import type { TextPart } from './TextPart.ts'
import { verbs } from './Verb.ts'
import type { ViewContext } from './ViewContext.ts'

/**
 * The clause of SignMessageLib. Any contract can rely on the signature afterwards, and no later transaction revokes
 * it.
 */
export const signMessageClause = (message: Hex): Clause => ({
  verb: verbs.sign,
  object: words(...messageWords(message), ' on chain, permanently'),
  tone: 'caution',
})

/** 32 bytes are the hash of a text or of typed data. */
function messageWords(message: Hex): (string | TextPart)[] {
  const bytes = (message.length - 2) / 2
  if (bytes === 32)
    return ['the message with hash ', { text: `${message.slice(0, 6)}…${message.slice(-4)}`, kind: 'amount' }]
  return ['a message of ', { text: bytes === 1 ? '1 byte' : `${bytes} bytes`, kind: 'amount' }]
}

/** The clauses of SafeMigration and SafeToL2Migration. */
export function migrationClauses({ to }: Extract<CallMeaning, { kind: 'migration' }>, context: ViewContext): Clause[] {
  if ('code' in to) {
    const handler = to.setsHandler ? ', with its published fallback handler' : ''
    return [
      {
        verb: verbs.run,
        object: words('the published code of ', { text: to.code, kind: 'amount' }, ` from now on${handler}`),
        tone: 'caution',
      },
    ]
  }
  const code = newCodeClause(to.singleton, context)
  if (to.handler === null) return [code]
  const object = words('unknown calls and signature questions through ', addressPart(to.handler, context))
  return [code, { verb: verbs.answer, object, tone: 'caution' }]
}
