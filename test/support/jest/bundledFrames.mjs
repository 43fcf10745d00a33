import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'

const BUNDLE = resolve('.cache/jest/server.cjs')

/** The bundle's source map: read when a stack is first asked for, and kept for all files of the worker. */
let map

/** Where a place of the bundle comes from: file, line and column, the last two counted from 0. */
function originOf(frame) {
  map ??= new SourceMap(JSON.parse(readFileSync(`${BUNDLE}.map`, 'utf8')))
  return map.findEntry(frame.getLineNumber() - 1, frame.getColumnNumber() - 1)
}

/** A frame of a stack that says where its place of the bundle comes from; any other frame as it is. */
function named(frame) {
  if (frame.getFileName() !== BUNDLE) return frame
  const { originalSource, originalLine, originalColumn } = originOf(frame)
  if (!originalSource) return frame
  const file = resolve(dirname(BUNDLE), originalSource)
  const place = {
    getFileName: () => file,
    getScriptNameOrSourceURL: () => file,
    getLineNumber: () => originalLine + 1,
    getColumnNumber: () => originalColumn + 1,
  }
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(frame)).filter((name) => /^(?:is|get)/.test(name))
  // Jest looks for the methods of a frame at its prototype.
  return Object.create(Object.fromEntries(methods.map((name) => [name, place[name] ?? (() => frame[name]())])))
}

/**
 * Lets what writes stacks find frames of the bundle where they come from. Jest would read the bundle's map again for each
 * file of tests.
 */
export const withBundledFrames = (write) => (error, frames) => write(error, frames.map(named))
