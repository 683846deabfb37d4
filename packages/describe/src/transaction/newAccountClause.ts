import { findContractByAddress } from '@countersign/chains'
import type { NewAccount } from '@countersign/safe'
import { shortenAddress } from '@countersign/primitives'
import { addressPart } from './amountParts.ts'
import type { Clause } from './Clause.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import { joinParts, plain, type TextPart } from './TextPart.ts'
import type { ViewContext } from './ViewContext.ts'

/** Above this number, owners are counted instead of named. */
const MOST_NAMED = 4

/**
 * "create the new account 0x5BA8…1282, owned by this account and Ben (1 of 2)". Address and owners are computed from
 * the bytes.
 */
export function newAccountClause({ address, setup, singleton }: NewAccount, context: ViewContext): Clause {
  const place: TextPart = { text: shortenAddress(address), kind: 'address', address }
  if (setup === null)
    return {
      verb: 'create',
      object: sayParts(statementMessages.newUnreadable, { place }),
      tone: 'danger',
    }
  if (!findContractByAddress(singleton).some(({ name }) => name === 'Safe' || name === 'SafeL2'))
    return {
      verb: 'create',
      object: sayParts(statementMessages.newUnknownCode, { place }),
      tone: 'danger',
    }
  const { owners, threshold } = setup
  const named = owners.slice(0, MOST_NAMED).map((owner) => [addressPart(owner, context)])
  const others = owners.length - named.length
  const whose = joinParts(others > 0 ? [...named, [plain(statementMessages.others(others))]] : named)
  return {
    verb: 'create',
    object: sayParts(statementMessages.newAccount({ threshold, owners: owners.length }), { place, whose }),
  }
}
