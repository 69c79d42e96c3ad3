import nodemailer from 'nodemailer';

// Stands in for a function's entry: a CommonJS package that calls require is what the bundle's banner is for.
export const handler = async (): Promise<string> => typeof nodemailer.createTransport;
