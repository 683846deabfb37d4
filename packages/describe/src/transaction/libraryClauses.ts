import type { Hex } from '@countersign/primitives'
import { addressPart } from './amountParts.ts'
import type { CallMeaning } from './CallMeaning.ts'
import type { Clause } from './Clause.ts'
import { newCodeClause } from './newCodeClause.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import type { TextPart } from './TextPart.ts'
import type { ViewContext } from './ViewContext.ts'

/**
 * The clause of SignMessageLib. Any contract can rely on the signature afterwards, and no later transaction revokes
 * it.
 */
export const signMessageClause = (message: Hex): Clause => ({
  verb: 'sign',
  object: messageParts(message),
  tone: 'caution',
})

/** 32 bytes are the hash of a text or of typed data. */
function messageParts(message: Hex): TextPart[] {
  const bytes = (message.length - 2) / 2
  const said = (text: string) => ({ message: { text, kind: 'amount' } }) as const
  return bytes === 32
    ? sayParts(statementMessages.signHash, said(`${message.slice(0, 6)}…${message.slice(-4)}`))
    : sayParts(statementMessages.signBytes, said(statementMessages.bytes(bytes)))
}

/** The clauses of SafeMigration and SafeToL2Migration. */
export function migrationClauses({ to }: Extract<CallMeaning, { kind: 'migration' }>, context: ViewContext): Clause[] {
  if ('code' in to) {
    return [
      {
        verb: 'run',
        object: sayParts(to.setsHandler ? statementMessages.migrateWithHandler : statementMessages.migrate, {
          name: { text: to.code, kind: 'amount' },
        }),
        tone: 'caution',
      },
    ]
  }
  const code = newCodeClause(to.singleton, context)
  if (to.handler === null) return [code]
  const object = sayParts(statementMessages.answerThrough, { handler: addressPart(to.handler, context) })
  return [code, { verb: 'answer', object, tone: 'caution' }]
}
