#!/usr/bin/env node
import { readSecret } from './output/readSecret.ts'
import { runCli } from './runCli.ts'

process.exitCode = await runCli(process.argv.slice(2), {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  readSecret: (question) => readSecret(question, process.stdin, process.stderr),
})
