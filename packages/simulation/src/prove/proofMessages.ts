import { defineMessages, numberText, plural } from '@countersign/primitives'

export const proofMessages = defineMessages('simulation-proof', {
  tooFewNodes: ({ alive, all, nodes, quorum }: { alive: number; all: number; nodes: number; quorum: number }) =>
    `${alive} of ${all} RPCs answer as ${plural(nodes, { one: '# independent node', other: '# independent nodes' })}, ${quorum} must agree.`,
  nodesSay: ({ nodes, hash }: { nodes: string; hash: string }) => `${nodes} say ${hash}`,
  noHeader: ({ quorum, block }: { quorum: number; block: bigint }) =>
    `No ${quorum} independent nodes agree on block ${numberText(block)}: no node sent a header that matches its hash.`,
  disagree: ({ quorum, block, answers }: { quorum: number; block: bigint; answers: string }) =>
    `No ${quorum} independent nodes agree on block ${numberText(block)}: ${answers}.`,
  noNodeHasBlock: (block: bigint) => `No node has block ${numberText(block)}.`,
  otherHash: ({ hash, block }: { hash: string; block: bigint }) =>
    `The node names ${hash} for block ${numberText(block)}.`,
  ownersOpen: (count: number) =>
    `the list of owners does not close after ${plural(count, { one: '# entry', other: '# entries' })}`,
  modulesOpen: (count: number) =>
    `the list of modules does not close after ${plural(count, { one: '# entry', other: '# entries' })}`,
  otherChain: ({ found, wanted }: { found: bigint; wanted: bigint }) =>
    `The node serves chain ${found}, but chain ${wanted} was requested.`,
  wrongHeader: ({ block, hash, named }: { block: bigint; hash: string; named: string }) =>
    `The header of block ${numberText(block)} hashes to ${hash}, but the node names ${named}.`,
  cannotAgree: ({ quorum, count }: { quorum: number; count: number }) =>
    `${quorum} of ${count} RPCs cannot agree; configure more.`,
  notProven: ({ block, reasons }: { block: bigint; reasons: string }) =>
    `Block ${numberText(block)} is agreed on, but no node proves the account. ${reasons}`,
  otherCount: ({ count, listed }: { count: bigint; listed: number }) =>
    `the account counts ${count} owners and lists ${listed}`,
  noAccount: ({ block, account }: { block: bigint; account: string }) =>
    `the state of block ${numberText(block)} has no account ${account}`,
  slotMissing: (slot: string) => `the proof of slot ${slot} is missing`,
  notFourParts: 'the account’s entry does not have four parts',
  undecodable: 'a value of the proof cannot be decoded',
  wrongNode: (count: number) => `a node of the proof has ${count} parts, expected 2 or 17`,
  endsEarly: 'the proof ends before it reaches a value',
  wrongHash: ({ hash, expected }: { hash: string; expected: string }) =>
    `a node hashes to ${hash}, its parent names ${expected}`,
  noList: 'a node of the proof is not a list',
  wrongPath: 'a path of the proof cannot be decoded',
  noBytes: 'the proof has a list where bytes are expected',
})
