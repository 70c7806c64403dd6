/**
 * Takes a website's host name in lower case, without a port: `green-fork.example`, or `*.green-fork.example` for all
 * below it.
 */
export const webHost = /^(?=.{4,253}$)(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
