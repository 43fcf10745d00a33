import { Counter, Gauge, Histogram, register } from 'prom-client'

/** The process's counter of this name; applications of one process, as in tests, share it. */
export const counter = <Label extends string = never>(
  name: string,
  help: string,
  labelNames: Label[] = [],
): Counter<Label> =>
  (register.getSingleMetric(name) as Counter<Label> | undefined) ?? new Counter({ name, help, labelNames })

/** The process's gauge of this name. */
export const gauge = (name: string, help: string): Gauge =>
  (register.getSingleMetric(name) as Gauge | undefined) ?? new Gauge({ name, help })

/** The process's histogram of this name, in seconds. */
export const histogram = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
  buckets: number[],
): Histogram<Label> =>
  (register.getSingleMetric(name) as Histogram<Label> | undefined) ?? new Histogram({ name, help, labelNames, buckets })
