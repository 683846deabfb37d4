import { expect, test } from 'vitest'
import { toCsvLine } from './toCsvLine.ts'

test.each([
  ['plain', 'plain'],
  [null, ''],
  [0, '0'],
  [false, 'false'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['12.000000000000000001', '12.000000000000000001'],
])('behavior: %j becomes %s', (value, cell) => {
  expect(toCsvLine([value, 'end'])).toBe(`${cell},end\r\n`)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\r=x', '"\'\r\'=x"'],
  ['\n=x', '"\'\n\'=x"'],
  ['USD;=1+1', "USD;'=1+1"],
  ['a;b; =1', "a;b; '=1"],
  ['a\t=1', "a\t'=1"],
  ['a,"\n=1', '"a,""\n\'=1"'],
  ['=HYPERLINK("https://x","y")', '"\'=HYPERLINK(""https://x"",""y"")"'],
])('behavior: %j is not written as a formula', (value, cell) => {
  expect(toCsvLine([value, 'end'])).toBe(`${cell},end\r\n`)
})
