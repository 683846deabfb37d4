import { beforeEach, expect, test } from 'vitest'
import { addressBookStore } from '../storage/addressBook.ts'
import { appPermissions, featurePolicy, maySeeContacts, sharedContacts } from './appPermissions.ts'
import { appRecordsStore, forgetAppRecord, noteAppOpened, pinApp, restoreAppRecord } from './appRecords.ts'
import { consents } from './consents.ts'

const ORIGIN = 'https://swap.example'
const anna = { address: '0x00000000000000000000000000000000000000A1', name: 'Anna', chainId: null } as const
const ben = { address: '0x00000000000000000000000000000000000000B2', name: 'Ben', chainId: '1' } as const

beforeEach(() => {
  appPermissions.forget(ORIGIN)
  addressBookStore.set([anna, ben])
  appRecordsStore.set([])
})

test('behavior: only granted features that the app still requests reach the frame, for the pinned origin', () => {
  appPermissions.decideFeatures(ORIGIN, {
    camera: 'granted',
    geolocation: 'denied',
    usb: 'granted',
    'camera *;': 'granted',
  })
  const permission = appPermissions.get(ORIGIN)
  expect(Object.keys(permission.features).sort()).toEqual(['camera', 'geolocation', 'usb'])
  expect(featurePolicy(permission, ['camera', 'geolocation', 'fullscreen'])).toBe(`camera ${ORIGIN}`)
})

test('behavior: contacts are shared one by one, per network, with their current names', () => {
  appPermissions.shareContacts(ORIGIN, '1', [anna], 1)
  appPermissions.shareContacts(ORIGIN, '10', [anna], 2)
  addressBookStore.set([{ ...anna, name: 'Anna L.' }, ben])
  const shared = () => sharedContacts(appPermissions.get(ORIGIN), '1')
  expect(shared()).toEqual([{ address: anna.address, name: 'Anna L.', chainId: '1' }])
  appPermissions.shareContacts(ORIGIN, '1', [ben], 3)
  expect(shared()).toEqual([{ address: ben.address, name: 'Ben', chainId: '1' }])
  addressBookStore.set([])
  expect(shared()).toEqual([])
  expect(appPermissions.get(ORIGIN).contacts?.entries).toHaveLength(2)
})

test('behavior: a refusal is stored and shares nothing; forgetting can be undone', () => {
  appPermissions.denyContacts(ORIGIN, 5)
  expect(maySeeContacts(appPermissions.get(ORIGIN))).toBe(false)
  expect(sharedContacts(appPermissions.get(ORIGIN), '1')).toEqual([])
  const before = appPermissions.forget(ORIGIN)
  expect(appPermissions.all()).toEqual([])
  appPermissions.restore(before)
  expect(appPermissions.get(ORIGIN).contacts).toEqual({ decision: 'denied', entries: [], at: 5 })
})

test('behavior: consent ends after 30 days, with another name or picture, and when the app requests more', () => {
  const app = { url: `${ORIGIN}/app?x=1`, name: 'Swap', iconUrl: null, features: ['camera'], isListed: false }
  const day = 86_400_000
  consents.give(app, { isolated: true }, 0)
  expect(consents.find(app, 30 * day)?.isolated).toBe(true)
  expect(consents.find({ ...app, url: `${ORIGIN}/app#elsewhere`, features: [] }, day)).not.toBeNull()
  expect(consents.find(app, 30 * day + 1)).toBeNull()
  expect(consents.find({ ...app, name: 'Swap 2' }, day)).toBeNull()
  expect(consents.find({ ...app, iconUrl: 'https://swap.example/i.svg' }, day)).toBeNull()
  expect(consents.find({ ...app, features: ['camera', 'usb'] }, day)).toBeNull()
  expect(consents.find({ ...app, url: `${ORIGIN}/other` }, day)).toBeNull()
  // The page was opened before the user consented on it.
  consents.give(app, { isolated: false }, 2 * day)
  expect(consents.find(app, 2 * day - 5_000)).not.toBeNull()
  // A listed app needs consent once. After it leaves the list, it needs consent again.
  consents.give({ ...app, isListed: true }, { isolated: false }, 0)
  expect(consents.find({ ...app, isListed: true }, 400 * day)).not.toBeNull()
  expect(consents.find(app, day)).toBeNull()
})

test('behavior: the record of an app is stored by address, and is restored unchanged', () => {
  pinApp(`${ORIGIN}/`, true)
  noteAppOpened(`${ORIGIN}/#/deep`, 7)
  noteAppOpened(ORIGIN, 9)
  const before = forgetAppRecord(ORIGIN)
  expect(before).toEqual({ key: ORIGIN, pinned: true, lastOpenedAt: 9, openCount: 2 })
  expect(appRecordsStore.get()).toEqual([])
  if (before) restoreAppRecord(before)
  expect(appRecordsStore.get()).toEqual([before])
})
