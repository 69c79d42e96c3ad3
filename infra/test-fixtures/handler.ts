import nodemailer from 'nodemailer';

// Replaces a function's entry in tests: a CommonJS package that calls require needs the bundle's banner.
export const handler = async (): Promise<string> => typeof nodemailer.createTransport;
