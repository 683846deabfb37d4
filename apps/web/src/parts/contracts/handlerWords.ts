import type { HandlerAnswers } from './readHandler.ts'
import { contractPartMessages as messages } from './contractPartMessages.ts'

type HandlerAbility = {
  readonly of: keyof HandlerAnswers
  readonly able: string
  /** The consequence when the handler does not answer. */
  readonly without: string
}

/** The purpose of each answer of a handler, in words. */
export const handlerAbilities = (): readonly HandlerAbility[] => [
  {
    of: 'receivesNfts',
    able: messages.receiveNfts,
    without: messages.refusesNfts,
  },
  {
    of: 'receivesMultiTokens',
    able: messages.receiveMultiTokens,
    without: messages.refusesMultiTokens,
  },
  {
    of: 'confirmsMessages',
    able: messages.confirmMessages,
    without: messages.cannotVerify,
  },
]

/** The effect of an account's handler, as one sentence. */
export function handlerSentence({ receivesNfts, receivesMultiTokens, confirmsMessages }: HandlerAnswers): string {
  const receives =
    receivesNfts && receivesMultiTokens ? messages.nfts : receivesNfts ? messages.erc721 : messages.erc1155
  if (!receivesNfts && !receivesMultiTokens) return confirmsMessages ? messages.confirms : messages.noneKnown
  return confirmsMessages ? messages.receivesAndConfirms(receives) : messages.receives(receives)
}
