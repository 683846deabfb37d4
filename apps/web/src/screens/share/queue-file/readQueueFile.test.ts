import { describe, expect, test } from 'vitest'
import { treasury } from '../../../testing/proposalFixture.ts'
import { jsonDocuments } from './jsonDocuments.ts'
import { gatewayAnswer, listOf, recipient, serviceRow } from './queueFileFixture.ts'
import { readQueueFile } from './readQueueFile.ts'

describe('answers of another service', () => {
  test('behavior: the list of a Transaction Service is read, in the numbers of both of its versions', async () => {
    const row = await serviceRow(6n, [0, 1])
    const second = { ...(await serviceRow(5n)), nonce: '5', safeTxGas: '0', baseGas: '0' }
    const file = readQueueFile(listOf([row, second, { ...row, isExecuted: true }]))
    expect(file).toMatchObject({ executed: 1, withoutDetails: [], unread: [] })
    expect(file?.transactions.map(({ transaction }) => transaction.nonce)).toEqual([5n, 6n])
    expect(file?.transactions[1]).toMatchObject({
      safe: treasury,
      safeTxHash: row.safeTxHash,
      note: 'Rent March',
      transaction: { to: recipient, value: 10n ** 18n, data: '0x', operation: 0 },
      confirmations: row.confirmations.map(({ owner, signature }) => ({ owner, data: signature })),
    })
  })

  test('behavior: details of a Client Gateway are read one below the other, and complete the rows of its queue', async () => {
    const [one, two] = [await gatewayAnswer(5n), await gatewayAnswer(6n, [0, 1])]
    const rowOf = (hash: string) => ({
      type: 'TRANSACTION',
      conflictType: 'None',
      transaction: { id: `multisig_${treasury}_${hash}` },
    })
    const missing = `0x${'ab'.repeat(32)}`
    const queue = listOf([{ type: 'LABEL', label: 'Next' }, rowOf(one.hash), rowOf(two.hash), rowOf(missing)])
    const file = readQueueFile(`${queue}\n\n${JSON.stringify(two.answer)}\n${JSON.stringify(one.answer, null, 2)},`)
    expect(file?.transactions.map(({ safeTxHash }) => safeTxHash)).toEqual([one.hash, two.hash])
    expect(file?.transactions[1]?.confirmations).toHaveLength(2)
    expect(file?.transactions[0]?.note).toBe('Rent March')
    expect(file?.withoutDetails).toEqual([missing])
  })

  test('error: an entry in another form is named; a text without any known entry is left to other readers', async () => {
    const row = await serviceRow(5n)
    expect(readQueueFile(listOf([row, { ...row, to: 'alice' }]))?.unread).toEqual([
      'Entry 2 is not a transaction in a known form. It is not imported.',
    ])
    for (const text of ['', 'https://host/import#p=1', '{"format":"countersign.exchange"}', '[]', '{"a":', '{} x'])
      expect(readQueueFile(text), text).toBeNull()
  })

  test('edge: brackets and quotes inside of texts end no document', () => {
    const documents = ['{"note":"} { \\" ]"}', '[{"a":[]}]']
    expect(jsonDocuments(documents.join('\n,'))).toEqual(documents)
    for (const text of ['{"note":"', '}', '{} 1', '"a"']) expect(jsonDocuments(text), text).toBeNull()
  })
})
