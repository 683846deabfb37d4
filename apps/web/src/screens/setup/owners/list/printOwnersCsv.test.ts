import { expect, test } from 'vitest'
import { printOwnersCsv } from './printOwnersCsv.ts'

const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('behavior: one line an owner, with its name, last signature and findings', () => {
  const csv = printOwnersCsv([
    {
      owner: OWNER,
      name: 'Ana, "Kes"',
      signedAt: Date.UTC(2026, 10, 28, 12),
      findings: ['Idle 90 days', 'Not proved'],
    },
    { owner: OWNER, name: null, signedAt: null, findings: [] },
  ])
  expect(csv).toBe(
    `\uFEFFowner,name,lastSigned,status\r\n${OWNER},"Ana, ""Kes""",2026-11-28T12:00:00.000Z,Idle 90 days; Not proved\r\n${OWNER},,,\r\n`,
  )
})

test('behavior: a spreadsheet does not run a name as a formula', () => {
  const csv = printOwnersCsv([{ owner: OWNER, name: '=HYPERLINK("https://evil.test")', signedAt: null, findings: [] }])
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.test"")"`)
})
