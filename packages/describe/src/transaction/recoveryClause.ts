import { noticeWords, type NewRecovery, type RecoveryCall } from '@countersign/safe/recovery'
import type { Address } from '@countersign/primitives'
import { addressPart, words } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import { joinParts, type TextPart } from './TextPart.ts'
import { verbs } from './Verb.ts'
import type { ViewContext } from './ViewContext.ts'

/** Describes a new recovery, as in "let Northwind Legal replace the owners after 14 days of notice". */
export function newRecoveryClause({ recoverers, cooldown }: NewRecovery, context: ViewContext): Clause {
  const notice: TextPart = { text: noticeWords(cooldown), kind: 'amount' }
  if (recoverers.length === 0)
    return {
      verb: verbs.create,
      object: words('a recovery with ', notice, ' of notice and no recoverer'),
      tone: 'caution',
    }
  const who = joinParts(recoverers.map((one) => [addressPart(one, context)]))
  return {
    verb: verbs.let,
    object: [...who, ...words(' replace the owners after ', notice, ' of notice')],
    tone: cooldown === 0n ? 'danger' : 'caution',
  }
}

/** Describes a call of a recovery module. */
export function recoveryClause(call: RecoveryCall, module: Address, context: ViewContext): Clause {
  const place = addressPart(module, context)
  switch (call.act) {
    case 'cancel':
      return { verb: verbs.cancel, object: words('every recovery announced so far') }
    case 'skip':
      return { verb: verbs.move, object: words('past lapsed recoveries') }
    case 'add':
      return {
        verb: verbs.let,
        object: words(addressPart(call.recoverer, context), ' start a recovery of the account'),
        tone: 'caution',
      }
    case 'remove':
      return { verb: verbs.stop, object: words(addressPart(call.recoverer, context), ' from starting recoveries') }
    case 'notice':
      return {
        verb: verbs.require,
        object: words({ text: noticeWords(call.seconds), kind: 'amount' }, ' of notice before a recovery'),
        tone: call.seconds === 0n ? 'danger' : 'caution',
      }
    case 'expiration':
      return {
        verb: verbs.let,
        object:
          call.seconds === 0n
            ? words('announced recoveries stay valid without end')
            : words(
                'announced recoveries lapse ',
                { text: noticeWords(call.seconds), kind: 'amount' },
                ' after their notice',
              ),
        tone: 'caution',
      }
    case 'announce':
      return { verb: verbs.call, object: words('recovery module ', place, ' to announce a call'), tone: 'danger' }
    case 'execute':
      return {
        verb: verbs.call,
        object: words('recovery module ', place, ' to execute the announced call'),
        tone: 'caution',
      }
  }
}
