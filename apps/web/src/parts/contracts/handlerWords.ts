import type { HandlerAnswers } from './readHandler.ts'

type HandlerAbility = {
  readonly of: keyof HandlerAnswers
  readonly able: string
  /** The consequence when the handler does not answer. */
  readonly without: string
}

/** The purpose of each answer of a handler, in words. */
export const handlerAbilities: readonly HandlerAbility[] = [
  {
    of: 'receivesNfts',
    able: 'Receive NFTs by safe transfer (ERC-721)',
    without: 'The account refuses NFTs sent by safe transfer.',
  },
  {
    of: 'receivesMultiTokens',
    able: 'Receive multi-tokens by safe transfer (ERC-1155)',
    without: 'The account refuses ERC-1155 tokens.',
  },
  {
    of: 'confirmsMessages',
    able: 'Confirm signed messages (EIP-1271)',
    without: 'Apps cannot verify a signed message of this account.',
  },
]

/** The effect of an account's handler, as one sentence. */
export function handlerSentence({ receivesNfts, receivesMultiTokens, confirmsMessages }: HandlerAnswers): string {
  const receives = receivesNfts && receivesMultiTokens ? 'NFTs' : receivesNfts ? 'ERC-721 NFTs' : 'ERC-1155 tokens'
  if (!receivesNfts && !receivesMultiTokens)
    return confirmsMessages ? 'Confirms signed messages.' : 'Has no function that this page knows.'
  return confirmsMessages ? `Receives ${receives} and confirms signed messages.` : `Receives ${receives}.`
}
