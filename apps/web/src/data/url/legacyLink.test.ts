import { expect, test } from 'vitest'
import { legacyLink } from './legacyLink.ts'

const SAFE = 'eth:0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const OWNER = '0x91cE5b0AD4087f3d2C6b81Fe90A45dB7e3F2c6D4'
const HASH = `0x${'ab'.repeat(32)}`

test.each([
  ['/home', `?safe=${SAFE}`, `/safes/${SAFE}`],
  ['/', `?safe=${SAFE}`, `/safes/${SAFE}`],
  ['/home', `?safe=${encodeURIComponent(SAFE)}`, `/safes/${SAFE}`],
  ['/balances', `?safe=${SAFE}`, `/safes/${SAFE}/assets`],
  ['/balances/nfts', `?safe=${SAFE}`, `/safes/${SAFE}/assets?tab=nfts`],
  ['/balances/positions', `?safe=${SAFE}`, `/safes/${SAFE}/assets`],
  ['/transactions/queue', `?safe=${SAFE}`, `/safes/${SAFE}/queue`],
  ['/transactions', `?safe=${SAFE}`, `/safes/${SAFE}/history`],
  ['/transactions/history', `?safe=${SAFE}`, `/safes/${SAFE}/history`],
  ['/transactions/tx', `?safe=${SAFE}&id=${HASH}`, `/safes/${SAFE}/transactions/${HASH}`],
  ['/transactions/messages', `?safe=${SAFE}`, `/safes/${SAFE}/messages`],
  ['/transactions/msg', `?safe=${SAFE}&messageHash=${HASH}`, `/safes/${SAFE}/messages/${HASH}`],
  ['/transactions/msg', `?safe=${SAFE}`, `/safes/${SAFE}/messages`],
  ['/settings/setup', `?safe=${SAFE}`, `/safes/${SAFE}/setup`],
  ['/settings/setup', `?safe=${SAFE}&addOwner`, `/safes/${SAFE}/setup/owners`],
  ['/settings/setup', `?safe=${SAFE}&addOwner=true`, `/safes/${SAFE}/setup/owners`],
  ['/settings/setup', `?safe=${SAFE}&addOwner=${OWNER}`, `/safes/${SAFE}/setup/owners?add=${OWNER}`],
  ['/addOwner', `?safe=${SAFE}&address=${OWNER}`, `/safes/${SAFE}/setup/owners?add=${OWNER}`],
  ['/addOwner', `?safe=${SAFE}&address=eth:${OWNER}`, `/safes/${SAFE}/setup/owners?add=eth%3A${OWNER}`],
  ['/addOwner/', `?safe=${SAFE}`, `/safes/${SAFE}/setup/owners`],
  ['/home', `?safe=${SAFE}&addOwner=${OWNER}`, `/safes/${SAFE}/setup/owners?add=${OWNER}`],
  ['/', `?safe=${SAFE}&addOwner`, `/safes/${SAFE}/setup/owners`],
  [`/${SAFE}/addOwner`, `?address=${OWNER}`, `/safes/${SAFE}/setup/owners?add=${OWNER}`],
  [`/${SAFE}/settings/setup`, `?addOwner=${OWNER}`, `/safes/${SAFE}/setup/owners?add=${OWNER}`],
  [`/${SAFE}/settings/owners`, '', `/safes/${SAFE}/setup`],
  [`/${SAFE}/settings/modules`, '', `/safes/${SAFE}/setup#modules`],
  [`/safes/${SAFE}`, `?addOwner=${OWNER}`, `/safes/${SAFE}/setup/owners?add=${OWNER}`],
  [`/safes/${SAFE}/addOwner`, `?address=${OWNER}`, `/safes/${SAFE}/setup/owners?add=${OWNER}`],
  [`/safes/${SAFE}/settings/setup`, '', `/safes/${SAFE}/setup`],
  [`/safes/${SAFE}/settings/modules`, '', `/safes/${SAFE}/setup#modules`],
  ['/settings/modules', `?safe=${SAFE}`, `/safes/${SAFE}/setup#modules`],
  ['/settings/spending-limits', `?safe=${SAFE}`, `/safes/${SAFE}/setup#limits`],
  ['/settings/appearance', `?safe=${SAFE}`, `/safes/${SAFE}/settings`],
  ['/address-book', `?safe=${SAFE}`, '/address-book'],
  [
    '/apps/open',
    `?safe=${SAFE}&appUrl=${encodeURIComponent('https://x.example/?a=1&b=2')}`,
    `/safes/${SAFE}/apps/open?appUrl=https%3A%2F%2Fx.example%2F%3Fa%3D1%26b%3D2`,
  ],
  ['/apps', `?safe=${SAFE}&appUrl=https://x.example`, `/safes/${SAFE}/apps/open?appUrl=https%3A%2F%2Fx.example`],
  ['/apps/open', '?appUrl=https://x.example&chain=eth', '/share/safe-app?appUrl=https%3A%2F%2Fx.example&chain=eth'],
  ['/apps/bookmarked', `?safe=${SAFE}`, `/safes/${SAFE}/apps`],
  ['/apps/custom', `?safe=${SAFE}`, `/safes/${SAFE}/apps?add=`],
  ['/apps', '', '/accounts'],
  ['/swap', `?safe=${SAFE}`, `/safes/${SAFE}`],
  ['/settings/safe-apps', `?safe=${SAFE}`, '/settings/apps'],
  [`/${SAFE}/balances/nfts`, '', `/safes/${SAFE}/assets?tab=nfts`],
  [`/${encodeURIComponent(SAFE)}/home`, '', `/safes/${SAFE}`],
  [`/${SAFE}`, '', `/safes/${SAFE}`],
  [`/${SAFE}/transactions/${HASH}`, '', `/safes/${SAFE}/transactions/${HASH}`],
  ['/home', '?safe=0x12', '/safes/0x12'],
  ['/balances', '?safe=eth:0x12/../x', '/safes/eth%3A0x12%2F..%2Fx/assets'],
  ['/welcome/accounts', '', '/accounts'],
  ['/new-safe/create', '', '/create'],
  ['/new-safe/create', '?chain=eth', '/create?chain=eth'],
  ['/new-safe/advanced-create/', '?chain=eth&next=x', '/create?chain=eth'],
  ['/new-safe/load', '?chain=eth', '/accounts'],
  ['/new-safe/load', `?chain=eth&address=${SAFE}`, `/accounts?watch=${encodeURIComponent(SAFE)}`],
  ['/new-safe/load', '?chain=eth&address=0x12', '/accounts?watch=eth%3A0x12'],
])('behavior: %s%s leads to %s', (pathname, search, expected) => {
  expect(legacyLink(pathname, search)).toBe(expected)
})

test.each([
  ['/nope', ''],
  ['/', ''],
  ['/home', ''],
  ['/home', '?safe='],
  ['/nope', `?safe=${SAFE}`],
  [`/safes/${SAFE}`, ''],
  [`/safes/${SAFE}/nope`, ''],
  ['/transactions/queue', `?addOwner=${OWNER}`],
  ['/%E0%A4%A', ''],
])('error: %s%s is not such a link', (pathname, search) => {
  expect(legacyLink(pathname, search)).toBeNull()
})
