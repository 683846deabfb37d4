import type { TransactionDetails } from '@countersign/api'
import { accountPart, addressPart, amountPart, nftPart, words } from './amountParts.ts'
import { callOf } from './callOf.ts'
import { statementOfCall, type Statement } from './statementOfCall.ts'
import { textOf, type TextPart } from './TextPart.ts'
import type { Tense } from './Verb.ts'
import type { ViewContext } from './ViewContext.ts'

/**
 * The statement of a stored transaction of any kind. `executing`: its Ethereum transaction is sent and not yet
 * included in a block.
 *
 * @example
 * statementOf(details, viewFixture).text // 'Demo treasury will send 1.00 ETH to Kestrel Audits.'
 */
export function statementOf(
  details: TransactionDetails,
  context: ViewContext,
  options: { readonly executing?: boolean } = {},
): Statement {
  const call = callOf(details)
  const execution = details.detailedExecutionInfo
  if (call && details.txData) {
    const lead =
      execution?.type === 'MODULE'
        ? words('Through module ', addressPart(execution.address.value, context), ', ')
        : undefined
    return statementOfCall(
      {
        call,
        tense: tenseOf(details.txStatus, options.executing ?? false),
        nonce: execution?.type === 'MULTISIG' ? execution.nonce : undefined,
        decoded: details.txData.dataDecoded,
        lead,
      },
      context,
    )
  }
  return fromService(details, context)
}

export function tenseOf(status: TransactionDetails['txStatus'], executing: boolean): Tense {
  if (status === 'SUCCESS') return 'did'
  if (status === 'FAILED') return 'failed'
  if (status === 'CANCELLED') return 'replaced'
  return executing ? 'is' : 'will'
}

/** Transfers and the creation have no bytes of their own: the service derived them from events. */
function fromService({ txInfo }: TransactionDetails, context: ViewContext): Statement {
  const account = accountPart(context)
  const say = (...parts: (string | TextPart)[]): Statement => {
    const told = words(...parts, '.')
    return { parts: told, text: textOf(told), source: 'service' }
  }
  switch (txInfo.type) {
    case 'Transfer': {
      const { transferInfo, direction, sender, recipient } = txInfo
      const what =
        transferInfo.type === 'ERC721'
          ? nftPart(transferInfo.tokenAddress, transferInfo.tokenId, context, transferInfo.amount ?? null)
          : amountPart(
              transferInfo.type === 'ERC20' ? transferInfo.tokenAddress : null,
              transferInfo.value ?? 0n,
              context,
            )
      if (direction === 'INCOMING')
        return say(account, ' received ', what, ' from ', addressPart(sender.value, context))
      return say(account, ' sent ', what, ' to ', addressPart(recipient.value, context))
    }
    case 'Creation':
      return say(addressPart(txInfo.creator.value, context), ' created ', account)
    case 'SettingsChange':
      return say(account, ' changed its settings by ', { text: txInfo.dataDecoded.method, kind: 'amount' })
    case 'Custom':
      return say(account, ' called ', addressPart(txInfo.to.value, context))
  }
}
