import { expect, test } from 'vitest'
import { mayBeTorn } from './openTrustedDatabase.ts'
import { readBoot } from './readBoot.ts'

const never = () => {
  throw new Error('There is no such thing')
}

test('behavior: Linux, macOS and FreeBSD have an id of the boot', () => {
  expect(readBoot()).toBe(readBoot())
  const asked: string[] = []
  const tell = (name: string) => {
    asked.push(name)
    return 'A1B2\n'
  }
  expect(readBoot({ platform: 'linux', readText: tell, readSysctl: never })).toBe('A1B2')
  expect(readBoot({ platform: 'darwin', readText: never, readSysctl: tell })).toBe('A1B2')
  expect(readBoot({ platform: 'freebsd', readText: never, readSysctl: tell })).toBe('A1B2')
  expect(asked).toEqual(['/proc/sys/kernel/random/boot_id', 'kern.bootsessionuuid', 'kern.boot_id'])
  expect(readBoot({ platform: 'win32', readText: never, readSysctl: never })).toBeNull()
  expect(readBoot({ platform: 'darwin', readText: tell, readSysctl: never })).toBeNull()
})

test('behavior: a database that was not closed properly is trusted only during the same boot', () => {
  const [open, closed] = [
    { boot: 'A', isSettled: false },
    { boot: 'A', isSettled: true },
  ]
  expect([mayBeTorn(open, 'A'), mayBeTorn(open, 'B'), mayBeTorn(closed, 'B')]).toEqual([false, true, false])
  const unknown = { boot: 'unknown', isSettled: false }
  expect([mayBeTorn(unknown, null), mayBeTorn(open, null), mayBeTorn(closed, null)]).toEqual([true, true, false])
})
