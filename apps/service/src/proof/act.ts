import { safeAbi } from '@countersign/chains'
import { demoModuleAbi, spareKeys, type TestContracts, testBadgeAbi, testTokenAbi } from '@countersign/devchain'
import { concat, encodeFunctionData, type Address, type Hex } from 'viem'
import { choosePayload } from './choosePayload.ts'
import { keyOf, type World } from './modelWorld.ts'
import {
  buildConfirmationRequest,
  buildDelegateRemovalRequest,
  buildDelegateRequest,
  buildDeletionRequest,
  buildMessageConfirmationRequest,
  buildMessageRequest,
  buildProposalRequest,
  hashText,
  hashTransaction,
  plainTransaction,
  sign,
  type TransactionFields,
} from './signedRequests.ts'

export type Scene = World & {
  contracts: TestContracts
  /** A second account, which receives payments. */
  other: Address
  /** A token that is not listed. */
  unlisted: Address
  /** The address that pays the accounts and holds every kind of token. */
  payer: Address
  badges: bigint[]
  /** Reorgs go back to this block at most. */
  base: bigint
  /** Makes the service index up to the head. */
  sync(): Promise<void>
}

type Action = { weight: number; run(scene: Scene): Promise<void> }

const accountOf = ({ chainId, safe }: Scene) => ({ chainId, safe })
const proposals = ({ facts }: Scene) => facts.filter((fact) => fact.kind === 'proposal')
const messagesOf = ({ facts }: Scene) => facts.filter((fact) => fact.kind === 'message')

/** Signatures in the form of the contract: sorted by owner, and sometimes one with `v = 1`, because that owner sends the transaction. */
async function execute(scene: Scene, transaction: TransactionFields): Promise<void> {
  const { random, safe } = scene
  const { owners, threshold } = await scene.read()
  const hash = hashTransaction(accountOf(scene), transaction)
  const signers = [...owners]
    .sort(() => random.integer(3) - 1)
    .slice(0, threshold)
    .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const executor = random.chance(0.3) ? random.pick(signers) : scene.payer
  const isSender = random.chance(0.5)
  const signatures = concat(
    await Promise.all(
      signers.map(async (owner): Promise<Hex> =>
        owner === executor && isSender ? approvedBy(owner) : sign(hash, keyOf(owner)),
      ),
    ),
  )
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction
  const args = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, signatures] as const
  await scene.mine({
    from: executor,
    to: safe,
    data: encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args }),
  })
}

const approvedBy = (owner: Address): Hex => `0x${owner.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`

const ACTIONS: Record<string, Action> = {
  'execute a new transaction': {
    weight: 5,
    async run(scene) {
      const live = await scene.read()
      const payload = choosePayload(scene, live, scene.contracts, scene.other)
      await execute(scene, plainTransaction({ ...payload, nonce: live.nonce }))
    },
  },
  'execute or reject a proposal': {
    weight: 4,
    async run(scene) {
      const { nonce } = await scene.read()
      const ready = proposals(scene).filter(({ transaction }) => transaction.nonce === nonce)
      const chosen = ready[scene.random.integer(ready.length)]
      if (!chosen) return
      if (scene.random.chance(0.25)) return execute(scene, plainTransaction({ to: scene.safe, nonce }))
      if (await canExecute(scene, chosen.transaction)) await execute(scene, chosen.transaction)
    },
  },
  'approve on chain': {
    weight: 2,
    async run(scene) {
      const { owners } = await scene.read()
      const known = proposals(scene)
      const chosen = known[scene.random.integer(known.length)]
      if (!chosen) return
      const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [chosen.safeTxHash] })
      await scene.mine({ from: scene.random.pick(owners), to: scene.safe, data })
    },
  },
  'module moves assets': {
    weight: 2,
    async run(scene) {
      const { random, safe, contracts } = scene
      if ((await scene.read()).modules.length === 0) return
      const data = encodeFunctionData({
        abi: testTokenAbi,
        functionName: 'transfer',
        args: [scene.other, random.chance(0.7) ? 7n : 10n ** 40n],
      })
      const call: readonly [Address, bigint, Hex] = random.chance(0.5)
        ? [contracts.testUsd, 0n, data]
        : [spareKeys[2].address, 3n, '0x']
      const args = [safe, ...call, 0] as const
      await scene.mine({
        from: scene.payer,
        to: contracts.demoModule,
        data: encodeFunctionData({ abi: demoModuleAbi, functionName: 'execute', args }),
      })
    },
  },
  'coins come in': {
    weight: 2,
    run: async (scene) =>
      scene.mine({ from: scene.payer, to: scene.safe, value: BigInt(1 + scene.random.integer(10_000)) }),
  },
  'tokens come in': {
    weight: 3,
    async run(scene) {
      const { random, contracts, unlisted } = scene
      const amount = random.chance(0.2) ? 0n : BigInt(1 + random.integer(1000))
      const data = encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [scene.safe, amount] })
      await scene.mine({ from: scene.payer, to: random.pick([contracts.testUsd, contracts.testDai, unlisted]), data })
    },
  },
  'a badge comes in': {
    weight: 1,
    async run(scene) {
      const tokenId = scene.badges.pop()
      if (tokenId === undefined) return
      const data = encodeFunctionData({
        abi: testBadgeAbi,
        functionName: 'transferFrom',
        args: [scene.payer, scene.safe, tokenId],
      })
      await scene.mine({ from: scene.payer, to: scene.contracts.badges, data })
    },
  },
  propose: {
    weight: 7,
    async run(scene) {
      const { random, facts, safe } = scene
      const live = await scene.read()
      const delegates = facts.filter((fact) => fact.kind === 'delegate').map(({ delegate }) => delegate)
      const sender = delegates.length > 0 && random.chance(0.25) ? random.pick(delegates) : random.pick(live.owners)
      const again = proposals(scene)
      const isAgain = again.length > 0 && random.chance(0.2)
      const transaction = isAgain
        ? random.pick(again).transaction
        : plainTransaction({
            ...choosePayload(scene, live, scene.contracts, scene.other),
            nonce: live.nonce + BigInt(random.integer(3)),
          })
      const isSigned = random.chance(0.7)
      const { safeTxHash, ...request } = await buildProposalRequest(accountOf(scene), transaction, keyOf(sender), {
        isSigned,
      })
      if (!(await scene.ask(request))) return
      const isOwner = live.owners.includes(sender)
      const delegator = isOwner || !isSigned ? null : await readDelegator(scene, safeTxHash)
      const signature = request.body['signature']
      facts.push({
        kind: 'proposal',
        at: scene.now(),
        safe,
        safeTxHash,
        transaction,
        proposer: isSigned ? (isOwner ? sender : delegator) : null,
        delegate: isSigned && !isOwner ? sender : null,
        signature: typeof signature === 'string' ? (signature as Hex) : null,
      })
    },
  },
  confirm: {
    weight: 7,
    async run(scene) {
      const { random, safe, facts } = scene
      const { owners, nonce } = await scene.read()
      const open = proposals(scene).filter(({ transaction }) => transaction.nonce >= nonce)
      const chosen = open[random.integer(open.length)]
      if (!chosen) return
      const owner = random.pick(owners)
      const { safeTxHash } = chosen
      const request = await buildConfirmationRequest(accountOf(scene), safeTxHash, keyOf(owner))
      const signature = request.body['signature'] as Hex
      if (await scene.ask(request))
        facts.push({ kind: 'confirmation', at: scene.now(), safe, safeTxHash, owner, signature })
    },
  },
  'delete a proposal': {
    weight: 2,
    async run(scene) {
      const chosen = proposals(scene)[scene.random.integer(proposals(scene).length)]
      if (!chosen || chosen.proposer === null) return
      const key = keyOf(chosen.delegate !== null && scene.random.chance(0.5) ? chosen.delegate : chosen.proposer)
      const request = await buildDeletionRequest(accountOf(scene), chosen.safeTxHash, key, scene.now())
      if (await scene.ask(request))
        scene.facts.push({ kind: 'deletion', at: scene.now(), safe: scene.safe, safeTxHash: chosen.safeTxHash })
    },
  },
  'create a message': {
    weight: 2,
    async run(scene) {
      const { random, safe } = scene
      const owner = random.pick((await scene.read()).owners)
      const message = `message ${messagesOf(scene).length}`
      const request = await buildMessageRequest(accountOf(scene), message, keyOf(owner))
      const messageHash = hashText(accountOf(scene), message)
      const signature = request.body['signature'] as Hex
      if (await scene.ask(request))
        scene.facts.push({ kind: 'message', at: scene.now(), safe, messageHash, message, owner, signature })
    },
  },
  'confirm a message': {
    weight: 3,
    async run(scene) {
      const { random, safe } = scene
      const chosen = messagesOf(scene)[random.integer(messagesOf(scene).length)]
      if (!chosen) return
      const owner = random.pick((await scene.read()).owners)
      const { messageHash } = chosen
      const request = await buildMessageConfirmationRequest(accountOf(scene), messageHash, keyOf(owner))
      const signature = request.body['signature'] as Hex
      if (await scene.ask(request))
        scene.facts.push({ kind: 'messageConfirmation', at: scene.now(), safe, messageHash, owner, signature })
    },
  },
  'add a delegate': {
    weight: 2,
    async run(scene) {
      const { random, safe } = scene
      const { owners } = await scene.read()
      const delegator = random.pick(owners)
      const delegate = random.pick(
        spareKeys.map(({ address }) => address).filter((address) => !owners.includes(address)),
      )
      const label = `label ${scene.facts.length}`
      const request = await buildDelegateRequest(accountOf(scene), delegate, keyOf(delegator), label, scene.now())
      if (await scene.ask(request))
        scene.facts.push({ kind: 'delegate', at: scene.now(), safe, delegate, delegator, label })
    },
  },
  'remove a delegate': {
    weight: 1,
    async run(scene) {
      const named = scene.facts.filter((fact) => fact.kind === 'delegate')
      const chosen = named[scene.random.integer(named.length)]
      if (!chosen) return
      const { delegate, delegator } = chosen
      const request = await buildDelegateRemovalRequest(accountOf(scene), delegate, keyOf(delegator), scene.now())
      if (await scene.ask(request))
        scene.facts.push({ kind: 'delegateRemoval', at: scene.now(), safe: scene.safe, delegate, delegator })
    },
  },
  'a proposal is executed, indexed, and reorganized away': {
    weight: 2,
    async run(scene) {
      const { nonce } = await scene.read()
      const ready = proposals(scene).filter(({ transaction }) => transaction.nonce === nonce)
      const chosen = ready[scene.random.integer(ready.length)]
      if (!chosen || !(await canExecute(scene, chosen.transaction))) return
      await execute(scene, chosen.transaction)
      await scene.sync()
      scene.log.push('  the chain reorganizes')
      await takeBack(scene, 1)
    },
  },
  'the chain reorganizes': {
    weight: 2,
    async run(scene) {
      const blocks = Number((await scene.client.getBlockNumber()) - scene.base)
      if (blocks < 1) return
      const depth = 1 + scene.random.integer(Math.min(blocks, scene.random.chance(0.7) ? 3 : blocks))
      scene.log.push(`  depth ${depth} of ${blocks}`)
      await takeBack(scene, depth)
    },
  },
}

type Anvil = { Method: string; Parameters: unknown[]; ReturnType: unknown }

/** Replaces blocks by empty ones, or removes them. */
const takeBack = ({ client, random }: Scene, depth: number) =>
  random.chance(0.5)
    ? client.request<Anvil>({ method: 'anvil_reorg', params: [depth, []] })
    : client.request<Anvil>({ method: 'anvil_rollback', params: [depth] })

/** A transaction that was proposed under other owners may fail now, and would revert. */
async function canExecute({ client, safe }: Scene, transaction: TransactionFields): Promise<boolean> {
  const { to, value, data, operation, safeTxGas } = transaction
  if (operation === 1 || safeTxGas > 0n) return true
  return client.call({ account: safe, to, value, data, gas: 3_000_000n, gasPrice: 0n }).then(
    () => true,
    () => false,
  )
}

/** Several owners may have added the same delegate; the service chooses the one in whose name it proposes. */
async function readDelegator({ app, chainId, facts, log }: Scene, safeTxHash: Hex): Promise<Address | null> {
  const { detailedExecutionInfo } = (await app.inject(`/v1/chains/${chainId}/transactions/${safeTxHash}`)).json()
  const proposer: Address | null = detailedExecutionInfo.proposer?.value ?? null
  if (facts.some((fact) => fact.kind === 'delegate' && fact.delegator === proposer)) return proposer
  log.push(`  proposer ${proposer} never added a delegate`)
  return null
}

const NAMES = Object.entries(ACTIONS).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name))

/** One random step. */
export async function act(scene: Scene): Promise<void> {
  const name = scene.random.pick(NAMES)
  scene.advance()
  scene.log.push(`${new Date(scene.now()).toISOString()} ${name}`)
  await ACTIONS[name]?.run(scene)
}
