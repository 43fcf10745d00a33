// A browser, the application and a person's whole way take a while on a busy machine.
jest.setTimeout(480_000)
