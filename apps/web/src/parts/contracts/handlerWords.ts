import type { HandlerAnswers } from './readHandler.ts'

type HandlerAbility = {
  readonly of: keyof HandlerAnswers
  readonly able: string
  /** What happens where the handler does not answer. */
  readonly without: string
}

/** What each answer of a handler is for, in words. */
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
    able: 'Answer for signed messages (EIP-1271)',
    without: 'Apps that ask for a signed message of this account get no answer.',
  },
]

/** What an account does with its handler, as one sentence. */
export function handlerSentence({ receivesNfts, receivesMultiTokens, confirmsMessages }: HandlerAnswers): string {
  const receives = receivesNfts && receivesMultiTokens ? 'NFTs' : receivesNfts ? 'ERC-721 NFTs' : 'ERC-1155 tokens'
  if (!receivesNfts && !receivesMultiTokens)
    return confirmsMessages ? 'Answers for signed messages.' : 'Answers nothing that this page knows.'
  return confirmsMessages ? `Receives ${receives} and answers for signed messages.` : `Receives ${receives}.`
}
