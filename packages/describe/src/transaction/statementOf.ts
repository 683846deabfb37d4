import type { TransactionDetails } from '@countersign/api'
import { accountPart, addressPart, amountPart, nftPart } from './amountParts.ts'
import { callOf } from './callOf.ts'
import { sayParts } from './sayParts.ts'
import { statementMessages } from './statementMessages.ts'
import { statementOfCall, type Statement } from './statementOfCall.ts'
import { textOf } from './TextPart.ts'
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
        ? sayParts(statementMessages.lead, { module: addressPart(execution.address.value, context) })
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
  const say = (template: string, values: Parameters<typeof sayParts>[1]): Statement => {
    const reported = sayParts(template, { account, ...values })
    return { parts: reported, text: textOf(reported), source: 'service' }
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
        return say(statementMessages.received, { what, from: addressPart(sender.value, context) })
      return say(statementMessages.sent, { what, to: addressPart(recipient.value, context) })
    }
    case 'Creation':
      return say(statementMessages.createdBy, { creator: addressPart(txInfo.creator.value, context) })
    case 'SettingsChange':
      return say(statementMessages.changedSettings, { method: { text: txInfo.dataDecoded.method, kind: 'amount' } })
    case 'Custom':
      return say(statementMessages.called, { target: addressPart(txInfo.to.value, context) })
    case 'Foreign':
      return say(statementMessages.foreign, { kind: { text: txInfo.kind, kind: 'amount' } })
  }
}
