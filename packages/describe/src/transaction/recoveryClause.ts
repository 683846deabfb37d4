import { noticeWords, type NewRecovery, type RecoveryCall } from '@countersign/safe/recovery'
import type { Address } from '@countersign/primitives'
import { addressPart } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import { joinParts, type TextPart } from './TextPart.ts'
import type { ViewContext } from './ViewContext.ts'

/** Describes a new recovery, as in "let Northwind Legal replace the owners after 14 days of notice". */
export function newRecoveryClause({ recoverers, cooldown }: NewRecovery, context: ViewContext): Clause {
  const notice: TextPart = { text: noticeWords(cooldown), kind: 'amount' }
  if (recoverers.length === 0)
    return {
      verb: 'create',
      object: sayParts(statementMessages.recoveryWithout, { notice }),
      tone: 'caution',
    }
  const who = joinParts(recoverers.map((one) => [addressPart(one, context)]))
  return {
    verb: 'let',
    object: sayParts(statementMessages.recoveryBy, { who, notice }),
    tone: cooldown === 0n ? 'danger' : 'caution',
  }
}

/** Describes a call of a recovery module. */
export function recoveryClause(call: RecoveryCall, module: Address, context: ViewContext): Clause {
  const place = addressPart(module, context)
  switch (call.act) {
    case 'cancel':
      return { verb: 'cancel', object: sayParts(statementMessages.cancelRecoveries) }
    case 'skip':
      return { verb: 'move', object: sayParts(statementMessages.pastRecoveries) }
    case 'add':
      return {
        verb: 'let',
        object: sayParts(statementMessages.startRecovery, { who: addressPart(call.recoverer, context) }),
        tone: 'caution',
      }
    case 'remove':
      return {
        verb: 'stop',
        object: sayParts(statementMessages.fromStarting, { who: addressPart(call.recoverer, context) }),
      }
    case 'notice':
      return {
        verb: 'require',
        object: sayParts(statementMessages.noticeBefore, {
          notice: { text: noticeWords(call.seconds), kind: 'amount' },
        }),
        tone: call.seconds === 0n ? 'danger' : 'caution',
      }
    case 'expiration':
      return {
        verb: 'let',
        object:
          call.seconds === 0n
            ? sayParts(statementMessages.recoveriesForever)
            : sayParts(statementMessages.recoveriesLapse, {
                notice: { text: noticeWords(call.seconds), kind: 'amount' },
              }),
        tone: 'caution',
      }
    case 'announce':
      return { verb: 'call', object: sayParts(statementMessages.announceCall, { module: place }), tone: 'danger' }
    case 'execute':
      return {
        verb: 'call',
        object: sayParts(statementMessages.executeCall, { module: place }),
        tone: 'caution',
      }
  }
}
